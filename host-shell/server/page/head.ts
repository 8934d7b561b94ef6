import { absoluteJsonLd, type Head } from '@storefront/navigation'
import { escapeHtml, inlineJson } from './html'

type Shop = { shopName: string; shopImage?: string | undefined; origin: string }

/**
 * Renders a screen's head as HTML. For later screens, src/routing/show-head.ts does the same in the browser.
 */
export function headHtml(head: Head, { shopName, shopImage, origin }: Shop): string {
  const title = head.title ? `${head.title} | ${shopName}` : shopName
  const image = head.image ?? shopImage
  const canonical = head.canonical && new URL(head.canonical, origin).href
  const meta = (attribute: string, name: string, content: string | undefined) =>
    content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:image', image && new URL(image, origin).href),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', shopName),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(new URL(head.feed.path, origin).href)}">`
      : '',
    ...(head.jsonLd ?? []).map(
      (value) => `<script type="application/ld+json">${inlineJson(absoluteJsonLd(value, origin))}</script>`,
    ),
  ].join('')
}
