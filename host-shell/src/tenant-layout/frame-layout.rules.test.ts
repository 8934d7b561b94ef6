import { emptySite, type Site } from '@storefront/site'
import { frameGroups } from './frame-layout.rules'

const aSite = (own: Partial<Site> = {}): Site => ({
  ...emptySite('tsunagu'),
  categories: [{ key: 'お茶&菓子', name: 'お茶' }],
  staticPages: [
    { url: '/law', title: '特定商取引法に基づく表記', is_listed: true },
    { url: '/hidden', title: '隠れた頁', is_listed: false },
  ],
  ...own,
})
const laidOut = (...components: { name: string; args: Record<string, unknown> }[]) => [
  { name: 'main', components },
]
const account = { title: 'お客様メニュー', links: [{ href: '/login', label: 'ログイン' }] }
const titles = (groups: { title: string }[]) => groups.map(({ title }) => title)

test('uses the default header, footer and menu without a layout', () => {
  const site = aSite()

  expect(titles(frameGroups('header', site))).toEqual(['カテゴリー'])
  expect(titles(frameGroups('footer', site))).toEqual(['お買い物', 'サポート', '当店について'])
  expect(titles(frameGroups('menu', site, account))).toEqual([
    'お客様メニュー',
    'カテゴリーから探す',
    'ご案内',
  ])
})

test('links to occasions from header and menu', () => {
  const site = aSite({ occasions: [{ key: 'oseibo', name: 'お歳暮', words: [] }] })

  expect(frameGroups('header', site)[0]?.links).toContainEqual({ href: '/occasion', label: '用途で選ぶ' })
  expect(frameGroups('menu', site, account)[1]?.links.map(({ href }) => href)).toEqual([
    '/occasion',
    '/gift-finder',
    '/ranking',
  ])
  expect(frameGroups('menu', site, account)[2]).toEqual({
    title: '用途から探す',
    links: [{ href: '/occasion/oseibo', label: 'お歳暮' }],
  })
})

test('changes only the frame parts that a tenant configures', () => {
  const footer = laidOut(
    { name: 'static-pages', args: { title: '会社について' } },
    { name: 'links', args: { title: '学校の方へ', links: [{ url: '/contact', label: 'ご相談' }] } },
  )
  const site = aSite({ frameLayouts: { footer } })

  expect(frameGroups('footer', site)).toEqual([
    { title: '会社について', links: [{ href: '/law', label: '特定商取引法に基づく表記' }] },
    { title: '学校の方へ', links: [{ href: '/contact', label: 'ご相談' }] },
  ])
  expect(titles(frameGroups('header', site))).toEqual(['カテゴリー'])
})

test('renders configured categories and account links in the menu', () => {
  const menu = laidOut({ name: 'categories', args: {} }, { name: 'account', args: { title: '会員の方' } })

  expect(frameGroups('menu', aSite({ frameLayouts: { menu } }), account)).toEqual([
    {
      title: 'カテゴリー',
      links: [{ href: '/product?category=%E3%81%8A%E8%8C%B6%26%E8%8F%93%E5%AD%90', label: 'お茶' }],
    },
    { title: '会員の方', links: account.links },
  ])
})

test('leads from a school’s name to its sets', () => {
  const categories = [{ key: 'midorigaoka-jh', name: '緑が丘中学校', school_key: '2101' }]

  const links = frameGroups('menu', aSite({ categories }), account).flatMap((one) => one.links)

  expect(links).toContainEqual({ href: '/school/2101', label: '緑が丘中学校' })
})

test.each([
  ['a component unknown to this release', { name: 'of-tomorrow', args: {} }],
  ['a group without links', { name: 'links', args: { title: '空' } }],
  ['a link that would run a script', link('javascript:alert(1)')],
  ['a link to another host that looks like a path', link('//evil.example')],
  ['a link without a label', { name: 'links', args: { title: '空', links: [{ url: '/news' }, null, 'x'] } }],
])('omits %s', (_what, component) => {
  expect(frameGroups('footer', aSite({ frameLayouts: { footer: laidOut(component) } }))).toEqual([])
})

function link(url: string) {
  return { name: 'links', args: { title: '案内', links: [{ url, label: 'こちら' }] } }
}

test('does not link to screens without content', () => {
  const emptyScreens = ['/blog', '/stylist', '/catalog-order']
  const menu = laidOut({
    name: 'links',
    args: {
      title: 'ご案内',
      links: [
        { url: '/blog?tag=gift', label: '読みもの' },
        { url: '/news', label: 'お知らせ' },
      ],
    },
  })
  const site = aSite({ emptyScreens, frameLayouts: { menu } })
  const hrefs = (page: 'footer' | 'menu') =>
    frameGroups(page, site).flatMap(({ links }) => links.map(({ href }) => href))

  expect(hrefs('menu')).toEqual(['/news'])
  expect(hrefs('footer')).toEqual(['/product', '/news', '/maker', '/faq', '/contact', '/sitemap', '/law'])
})
