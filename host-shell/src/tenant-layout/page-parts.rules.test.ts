import { pagesUnder } from './page-parts.rules'

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
  ],
  staticPages: [{ url: '/guide/size', title: 'サイズ', is_listed: true }],
  landingPages: [{ url: '/lp/spring', slug: 'spring', title: '春', is_listed: true }],
}

test.each([
  ['/news', ['news']],
  ['/news/opening', ['news']],
  ['/sitemap/', ['sitemap']],
  ['/cart', ['cart']],
  ['/cart/', ['cart']],
  ['/product', ['product']],
  ['/product/towel', ['product-detail']],
  ['/guide/size', ['static-page']],
  ['/lp/spring', ['landing-page']],
])('under %s stand the parts of %j (§2)', (path, pages) => {
  expect(pagesUnder(path, shop)).toEqual(pages)
})

test.each(['/', '/ec', '/cart/payment', '/product/towel/uos', '/mypage', '/login', '/newsroom'])(
  'under %s stands nothing',
  (path) => {
    expect(pagesUnder(path, { ...shop, layoutPages: [...shop.layoutPages, 'sidebar'] })).toEqual([])
  },
)

test('what a tenant has not laid out is not asked for; a sidebar stands under each of these screens', () => {
  expect(pagesUnder('/news', { ...shop, layoutPages: ['cart'] })).toEqual([])
  expect(pagesUnder('/news', { ...shop, layoutPages: ['sidebar'] })).toEqual(['sidebar'])
  expect(pagesUnder('/cart', { ...shop, layoutPages: ['sidebar', 'cart'] })).toEqual(['cart', 'sidebar'])
})
