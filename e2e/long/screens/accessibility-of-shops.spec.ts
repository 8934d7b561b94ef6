import { next } from '../../shop/checkout'
import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'
import { walk } from '../../shop/looks/walk'

/** Guest screens that every shop has. `member-screens-of-shops` covers the member screens. */
const everywhere = [
  '/',
  '/product',
  '/product?word=zzzz',
  '/ranking',
  '/login',
  '/register',
  '/reminder',
  '/reminder/username',
  '/contact',
  '/news',
  '/faq',
  '/sitemap',
  '/guide',
  '/maker',
  '/orders/receipt',
  '/maintenance',
  '/nowhere',
]

/** Differences between the other shops and the gift shop. */
const shops = [
  {
    host: 'business.localhost',
    product: 'towel-case-shiro',
    own: ['/news/year-end-greeting', '/maker/kyobashi'],
  },
  {
    host: 'school.localhost',
    product: 'school-bag-kuro',
    own: [
      ...['/product/blazer-kon', '/product/blazer-kon/uos', '/news/fitting-2027', '/maker/gakuyo'],
      ...['/school', '/school?word=zzzz', '/school/2101?grade=1&sex=girl', '/fitting'],
      '/product/blazer-kon/uos?set=2101.midori-uniform-girl',
    ],
  },
]

for (const { host, product, own } of shops) {
  const test = testAt(host)

  test(`the guest screens of ${host} are accessible`, ({ page }) => walk(page, [...everywhere, ...own]))

  test(`the screens from product to address at ${host} are accessible`, async ({ page }) => {
    await walk(page, [
      `/product/${product}`,
      [
        'added',
        async () => {
          await page.getByRole('button', { name: 'カートに入れる' }).first().click()
          await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
        },
      ],
      '/cart',
      [
        'address',
        async () => {
          await next(page, 'ご購入手続きへ')
          await expect(page.getByRole('form', { name: 'ご注文者・お届け先の入力' })).toBeVisible()
        },
      ],
      [
        'address with errors',
        async () => {
          await next(page, '次へ進む')
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
        },
      ],
    ])
  })
}
