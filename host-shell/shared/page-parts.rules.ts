import type { Site } from '@storefront/site'

type Shop = Pick<Site, 'layoutPages' | 'staticPages' | 'landingPages'>

/** Screens with a configurable layout (§2). A tenant's two home pages belong to the catalogue. */
const pages = ['news', 'sitemap', 'cart', 'product', 'product-detail', 'static-page', 'landing-page'] as const
type Page = (typeof pages)[number]
/** Text screens leave space for a sidebar in a wide window. The other screens have columns of their own. */
const readPages: readonly Page[] = ['news', 'sitemap', 'static-page']

export type SidebarPlace = 'beside' | 'under'

/** Checks whether any of the shop's screens has parts below or beside it. */
export const hasPageParts = (shop: Pick<Shop, 'layoutPages'>) =>
  hasSidebar(shop) || pages.some((page) => shop.layoutPages.includes(page))

export const hasSidebar = ({ layoutPages }: Pick<Shop, 'layoutPages'>) => layoutPages.includes('sidebar')

/** Returns the layout page for the parts below a screen, or undefined if the tenant has none. */
export function pageUnder(pathname: string, shop: Shop): Page | undefined {
  const page = findPage(pathname, shop)
  return page && shop.layoutPages.includes(page) ? page : undefined
}

/**
 * Returns the place of the tenant's sidebar: beside text screens in a wide window, otherwise below, as on
 * phones.
 */
export function findSidebarPlace(pathname: string, shop: Shop): SidebarPlace | undefined {
  const page = findPage(pathname, shop)
  if (!page || !hasSidebar(shop)) return undefined
  return readPages.includes(page) ? 'beside' : 'under'
}

function findPage(pathname: string, { staticPages, landingPages }: Shop): Page | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/news' || path.startsWith('/news/')) return 'news'
  if (path === '/sitemap') return 'sitemap'
  if (path === '/cart') return 'cart'
  if (path === '/product') return 'product'
  if (/^\/product\/[^/]+$/.test(path)) return 'product-detail'
  if (staticPages.some(({ url }) => url === path)) return 'static-page'
  return landingPages.some(({ url }) => url === path) ? 'landing-page' : undefined
}
