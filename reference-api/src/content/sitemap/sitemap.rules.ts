import { toTokyoDay } from '@storefront/locale-ja'

export type SitemapEntry = {
  kind:
    | 'category'
    | 'product'
    | 'occasion'
    | 'occasions'
    | 'maker'
    | 'blog'
    | 'stylist'
    | 'news'
    | 'static_page'
    | 'landing_page'
    | 'school'
  /** The row's key, or the path of a static or landing page. */
  key: string
  changed_at: string | Date | null
}

/** Max entries per sitemap (sitemaps.org). */
export const entriesPerSitemap = 50_000

/** Screens that every channel has, unless a screen is empty in that channel. */
const screens = [
  '/',
  '/product',
  '/news',
  '/blog',
  '/maker',
  '/stylist',
  '/faq',
  '/contact',
  '/catalog-order',
  '/flip-book',
  '/school',
  '/fitting',
  '/sitemap',
]

/** Screens that belong to one shopper or visit, and endless lists. */
const closedPaths = [
  '/cart',
  '/mypage',
  '/login',
  '/login_sync',
  '/register',
  '/reminder',
  '/verify',
  '/orders/',
  '/social-gift',
  '/popup',
  '/contact/confirm',
  '/contact/complete',
  '/fitting/booking',
  '/v1/',
  '/*?*word=',
  '/*?*sort=',
  '/*?*price_',
]

const pathOf: Record<SitemapEntry['kind'], (key: string) => string> = {
  category: (key) => `/product?category=${encodeURIComponent(key)}`,
  product: (key) => `/product/${encodeURIComponent(key)}`,
  occasions: (path) => path,
  occasion: (key) => `/occasion/${encodeURIComponent(key)}`,
  school: (key) => `/school/${encodeURIComponent(key)}`,
  maker: (key) => `/maker/${encodeURIComponent(key)}`,
  blog: (key) => `/blog/${encodeURIComponent(key)}`,
  stylist: (key) => `/stylist/${encodeURIComponent(key)}`,
  news: (key) => `/news/${encodeURIComponent(key)}`,
  static_page: (url) => encodeURI(url),
  landing_page: (url) => encodeURI(url),
}

const header = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const lastmod = (changedAt: SitemapEntry['changed_at']) =>
  changedAt ? `<lastmod>${toTokyoDay(changedAt)}</lastmod>` : ''

/** Lists the screens that open the first sitemap, without empty screens. */
export const screensBut = (empty: readonly string[]) => screens.filter((path) => !empty.includes(path))

export function sitemapXml(
  origin: string,
  entries: readonly SitemapEntry[],
  shown: readonly string[],
): string {
  const url = (path: string, changedAt: SitemapEntry['changed_at'] = null) =>
    `<url><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</url>`
  const urls = [
    ...shown.map((path) => url(path)),
    ...entries.map(({ kind, key, changed_at }) => url(pathOf[kind](key), changed_at)),
  ]
  return `${header}<urlset xmlns="${space}">${urls.join('')}</urlset>`
}

export function sitemapIndexXml(origin: string, parts: readonly SitemapEntry['changed_at'][]): string {
  const sitemaps = parts.map(
    (changedAt, index) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?page=${index + 1}`)}</loc>${lastmod(changedAt)}</sitemap>`,
  )
  return `${header}<sitemapindex xmlns="${space}">${sitemaps.join('')}</sitemapindex>`
}

/** Builds robots.txt. Disallows everything if the shop isn't supposed to be indexed. */
export function robotsText(origin: string, { isIndexed }: { isIndexed: boolean }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
