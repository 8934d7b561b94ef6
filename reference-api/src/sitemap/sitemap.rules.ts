import { toTokyoDay } from '@storefront/locale-ja'

export type SitemapEntry = {
  kind: 'category' | 'product' | 'maker' | 'blog' | 'stylist' | 'news' | 'static_page' | 'landing_page'
  /** A static page's is its path. */
  key: string
  changed_at: string | Date | null
}

/** The most that one sitemap may hold (sitemaps.org). */
export const entriesPerSitemap = 50_000

/** Screens that every channel has. */
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
  '/sitemap',
]

/** Of one shopper, of one visit, or without end. */
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
  '/v1/',
  '/*?*word=',
  '/*?*sort=',
  '/*?*price_',
]

const pathOf: Record<SitemapEntry['kind'], (key: string) => string> = {
  category: (key) => `/product?category=${encodeURIComponent(key)}`,
  product: (key) => `/product/${encodeURIComponent(key)}`,
  maker: (key) => `/maker/${encodeURIComponent(key)}`,
  blog: (key) => `/blog/${encodeURIComponent(key)}`,
  stylist: (key) => `/stylist/${encodeURIComponent(key)}`,
  news: (key) => `/news/${encodeURIComponent(key)}`,
  static_page: (url) => encodeURI(url),
  landing_page: (slug) => `/lp/${encodeURIComponent(slug)}`,
}

const header = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One sitemap of several; the first one holds the screens that every channel has. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[], page: number): string {
  const url = (path: string, changedAt: SitemapEntry['changed_at'] = null) =>
    `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${toTokyoDay(changedAt)}</lastmod>` : ''}</url>`
  const urls = [
    ...(page === 1 ? screens.map((path) => url(path)) : []),
    ...entries.map(({ kind, key, changed_at }) => url(pathOf[kind](key), changed_at)),
  ]
  return `${header}<urlset xmlns="${space}">${urls.join('')}</urlset>`
}

/** Where the sitemaps of a large shop are. */
export function sitemapIndexXml(origin: string, pages: number): string {
  const sitemaps = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`,
  )
  return `${header}<sitemapindex xmlns="${space}">${sitemaps.join('')}</sitemapindex>`
}

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
