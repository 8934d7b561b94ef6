import type { Page } from '@playwright/test'
import { next } from '../../shop/checkout'
import { expect } from '../../shop/journey'
import { pageFaults } from '../../shop/page-faults'
import { testAt } from '../../shop/tenants/other-shop'

/** What every shop has for a guest; what a member sees is looked at in all shops in a file of its own. */
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

/** Where each of the other shops differs from the gift shop. */
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

  test(`axe finds nothing on the pages of ${host}, on a phone and a desk`, async ({ page }) => {
    for (const url of [...everywhere, ...own]) {
      await page.goto(url)
      expect(await faultsOf(page), url).toEqual([])
    }
  })

  test(`axe finds nothing from the product to the address at ${host}, on a phone and a desk`, async ({
    page,
  }) => {
    await page.goto(`/product/${product}`)
    expect(await faultsOf(page), 'product').toEqual([])
    await page.getByRole('button', { name: 'カートに入れる' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
    expect(await faultsOf(page), 'added').toEqual([])
    await page.goto('/cart')
    expect(await faultsOf(page), 'cart').toEqual([])
    await next(page, 'ご購入手続きへ')
    await expect(page.getByRole('form', { name: 'ご注文者・お届け先の入力' })).toBeVisible()
    expect(await faultsOf(page), 'address').toEqual([])
    await next(page, '次へ進む')
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(await faultsOf(page), 'what is wrong with the address').toEqual([])
  })
}

/** Once all of the page is there. */
async function faultsOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  return pageFaults(page)
}
