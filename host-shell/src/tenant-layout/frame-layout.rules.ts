import { categoryPath } from '@storefront/contracts'
import { leadsSomewhere, type FrameLayouts, type Site } from '@storefront/site'

export type LinkGroup = { title: string; links: { href: string; label: string }[] }
type Component = NonNullable<FrameLayouts['header']>[number]['components'][number]

const links = (title: string, all: readonly (readonly [url: string, label: string])[]): Component => ({
  name: 'links',
  args: { title, links: all.map(([url, label]) => ({ url, label })) },
})

/** Default layout for shops without their own, or if it is unavailable (§8). */
const plain: Record<keyof FrameLayouts, Component[]> = {
  header: [
    { name: 'occasion-index', args: {} },
    { name: 'categories', args: {} },
  ],
  footer: [
    { name: 'gift-ways', args: {} },
    links('お買い物', [
      ['/product', '商品一覧'],
      ['/news', 'お知らせ'],
      ['/blog', '読みもの'],
      ['/maker', '作り手'],
      ['/stylist', 'ギフトコーディネーター'],
    ]),
    links('サポート', [
      ['/faq', 'よくあるご質問'],
      ['/contact', 'お問い合わせ'],
      ['/catalog-order', 'カタログ請求'],
      ['/sitemap', 'サイトマップ'],
    ]),
    { name: 'static-pages', args: { title: '当店について' } },
  ],
  menu: [
    { name: 'account', args: {} },
    { name: 'gift-ways', args: { title: '贈りものを探す' } },
    { name: 'occasions', args: { title: '用途から探す' } },
    { name: 'categories', args: { title: 'カテゴリーから探す' } },
    links('ご案内', [
      ['/news', 'お知らせ'],
      ['/blog', '読みもの'],
      ['/maker', '作り手'],
      ['/faq', 'よくあるご質問'],
      ['/contact', 'お問い合わせ'],
    ]),
  ],
}

const text = (value: unknown, absent = '') => (typeof value === 'string' && value ? value : absent)
/** A path within the shop, or an https URL. */
const wayOut = /^(\/(?!\/)|https:\/\/)/

/**
 * Builds the link group of each known component. Other components are ignored. `account` gets the shopper's
 * own links.
 */
const groupOf: Record<string, (args: Component['args'], site: Site, account: LinkGroup) => LinkGroup> = {
  account: ({ title }, _site, account) => ({ ...account, title: text(title, account.title) }),
  categories: ({ title }, { categories }) => ({
    title: text(title, 'カテゴリー'),
    links: categories.map((category) => ({ href: categoryPath(category), label: category.name })),
  }),
  // The header's row is full of categories, so other links go in the menu and footer.
  'occasion-index': (_args, { occasions }) => ({
    title: '用途',
    links: occasions.length > 0 ? [{ href: '/occasion', label: '用途で選ぶ' }] : [],
  }),
  'gift-ways': ({ title }, { occasions }) => ({
    title: text(title, '贈りものを探す'),
    links:
      occasions.length > 0
        ? [
            { href: '/occasion', label: '用途で選ぶ' },
            { href: '/gift-finder', label: '相手・予算・お届け日から' },
            { href: '/ranking', label: 'ランキング' },
          ]
        : [],
  }),
  occasions: ({ title }, { occasions }) => ({
    title: text(title, '用途から探す'),
    links: occasions.map(({ key, name }) => ({
      href: `/occasion/${encodeURIComponent(key)}`,
      label: name,
    })),
  }),
  'static-pages': ({ title }, { staticPages }) => ({
    title: text(title, '当店について'),
    links: staticPages
      .filter(({ is_listed }) => is_listed)
      .map(({ url, title: label }) => ({ href: url, label })),
  }),
  links: ({ title, links: all }) => ({
    title: text(title),
    links: (Array.isArray(all) ? (all as unknown[]) : [])
      .map((link) => (link ?? {}) as Record<string, unknown>)
      .map(({ url, label }) => ({ href: text(url), label: text(label) }))
      .filter(({ href, label }) => wayOut.test(href) && label !== ''),
  }),
}

/** Lists the link groups in a part of the frame, as laid out by the shop's staff (§2). */
export function frameGroups(
  page: keyof FrameLayouts,
  site: Site,
  account: LinkGroup = { title: '', links: [] },
): LinkGroup[] {
  const areas = site.frameLayouts[page]
  const components = areas ? areas.flatMap((area) => area.components) : plain[page]
  return components
    .flatMap(({ name, args }) => groupOf[name]?.(args, site, account) ?? [])
    .map((group) => ({ ...group, links: group.links.filter(({ href }) => leadsSomewhere(href, site)) }))
    .filter((group) => group.links.length > 0)
}
