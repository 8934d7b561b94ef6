import { absoluteJsonLd, type Head } from '@storefront/navigation'
import type { Site } from '@storefront/site'

/**
 * Writes a screen's head into the document. On the server, the gateway does the same (server/page/head.ts).
 * The title arrives with the screen's data, so that nothing waits for it (§9, ADR 0034).
 */
export function showHead(head: Head, { name, image: shopImage }: Pick<Site, 'name' | 'image'>) {
  const image = head.image ?? shopImage
  document.title = head.title ? `${head.title} | ${name}` : name
  setMeta('name', 'description', head.description)
  setMeta('name', 'robots', head.robots)
  setMeta('property', 'og:title', document.title)
  setMeta('property', 'og:description', head.description)
  setMeta('property', 'og:type', head.type ?? 'website')
  setMeta('property', 'og:image', image && new URL(image, location.origin).href)
  setMeta('property', 'og:url', head.canonical && new URL(head.canonical, location.origin).href)
  setMeta('name', 'twitter:card', image ? 'summary_large_image' : 'summary')
  setCanonical(head.canonical)
  setFeed(head.feed)
  setJsonLd(head.jsonLd)
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined) {
  const present = document.head.querySelector(`meta[${attribute}="${name}"]`)
  if (!content) return present?.remove()
  const meta = present ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.setAttribute('content', content)
}

function setCanonical(path: string | undefined) {
  const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!path) return present?.remove()
  const link =
    present ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
  link.href = new URL(path, location.origin).href
}

function setFeed(feed: Head['feed']) {
  const present = document.head.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
  if (!feed) return present?.remove()
  const link = present ?? document.head.appendChild(document.createElement('link'))
  Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', title: feed.title })
  link.href = new URL(feed.path, location.origin).href
}

/**
 * Replaces the structured data. The trusted types policy lets JSON pass (server/security/trusted-types.ts).
 */
function setJsonLd(values: unknown[] | undefined) {
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove())
  for (const value of values ?? []) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = JSON.stringify(absoluteJsonLd(value, location.origin))
    document.head.append(script)
  }
}
