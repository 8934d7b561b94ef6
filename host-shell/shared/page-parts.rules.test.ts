import { pageUnder, findSidebarPlace } from './page-parts.rules'

const shop = {
  layoutPages: [
    'index',
    'news',
    'sitemap',
    'cart',
    'product',
    'product-detail',
    'static-page',
    'landing-page',
    'sidebar',
  ],
  staticPages: [{ url: '/guide/size', title: 'サイズ', is_listed: true }],
  landingPages: [{ url: '/lp/spring', slug: 'spring', title: '春', is_listed: true }],
}

test.each([
  ['/news', 'news', 'beside'],
  ['/news/opening', 'news', 'beside'],
  ['/sitemap/', 'sitemap', 'beside'],
  ['/guide/size', 'static-page', 'beside'],
  ['/cart', 'cart', 'under'],
  ['/cart/', 'cart', 'under'],
  ['/product', 'product', 'under'],
  ['/product/towel', 'product-detail', 'under'],
  ['/lp/spring', 'landing-page', 'under'],
])('assigns %s the parts of %s with the sidebar %s (§2)', (path, page, place) => {
  expect(pageUnder(path, shop)).toBe(page)
  expect(findSidebarPlace(path, shop)).toBe(place)
})

test.each(['/', '/ec', '/cart/payment', '/product/towel/uos', '/mypage', '/login', '/newsroom'])(
  'assigns %s neither parts nor a sidebar',
  (path) => {
    expect([pageUnder(path, shop), findSidebarPlace(path, shop)]).toEqual([undefined, undefined])
  },
)

test('requests only parts that the tenant has laid out', () => {
  expect(pageUnder('/news', { ...shop, layoutPages: ['cart', 'sidebar'] })).toBeUndefined()
  expect(findSidebarPlace('/news', { ...shop, layoutPages: ['news'] })).toBeUndefined()
})
