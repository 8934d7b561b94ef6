import type { Site } from '@storefront/site'

type Shop = Pick<Site, 'layoutPages' | 'staticPages' | 'landingPages'>

const pages = [
  'news',
  'sitemap',
  'cart',
  'product',
  'product-detail',
  'static-page',
  'landing-page',
  'sidebar',
]

/** Whether anything stands under any of the shop's screens. */
export const hasPageParts = ({ layoutPages }: Pick<Shop, 'layoutPages'>) =>
  pages.some((page) => layoutPages.includes(page))

/** The tenant's name of a screen that may be laid out (§2); its two top pages are the catalogue's own. */
function pageOf(path: string, { staticPages, landingPages }: Shop): string | undefined {
  if (path === '/news' || path === '/sitemap' || path === '/cart' || path === '/product') return path.slice(1)
  if (path.startsWith('/news/')) return 'news'
  if (/^\/product\/[^/]+$/.test(path)) return 'product-detail'
  if (staticPages.some(({ url }) => url === path)) return 'static-page'
  return landingPages.some(({ url }) => url === path) ? 'landing-page' : undefined
}

/** The layouts whose parts stand under a screen: its own, and the sidebar, as it stands on phones. */
export function pagesUnder(pathname: string, shop: Shop): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const page = pageOf(path, shop)
  return page ? [page, 'sidebar'].filter((name) => shop.layoutPages.includes(name)) : []
}
