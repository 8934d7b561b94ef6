import type { Page } from '@playwright/test'
import { toConfirm } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { pageFaults } from '../../shop/page-faults'
import { prepareCart } from '../../shop/prepared-cart'

/** Of a guest; those to be read and a member's are looked at by keyboard too, in files of their own. */
const guestPages = [
  '/',
  '/product',
  '/product?word=タオル',
  '/product?word=zzzz',
  '/product?word=お歳暮',
  '/product/imabari-towel-set',
  '/product/ham-rosu?occasion=oseibo',
  '/occasion',
  '/occasion/oseibo',
  '/gift-finder?occasion=oseibo',
  '/ranking?occasion=oseibo',
  '/product/jonamagashi-haru',
  '/product/blazer-kon/uos',
  '/cart',
  '/nowhere',
]
/** Once all of the page is there. */
async function faultsOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  return pageFaults(page)
}

for (const url of guestPages) {
  test(`axe finds nothing on ${url}, on a phone and a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(url)

    expect(await faultsOf(page)).toEqual([])
  })
}

test('axe finds nothing on the checkout of a member, on a phone and a desk', async ({ page, signInAs }) => {
  await signInAs('taro')
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'taro@example.com' })
  const look = async (at: string) => expect(await faultsOf(page), at).toEqual([])

  await page.goto('/cart/shipping-select')
  await look('shipping-select')
  await page.goto('/cart/payment')
  await page.getByText('クーポンを使う').click()
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await look('payment')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('button', { name: '注文を確定する' })).toBeVisible()
  await look('confirm')
})

for (const width of [1280, 390]) {
  test(`with text twice as large at ${width} px the cart stays in the header and nothing runs out of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const url of ['/', '/product', '/product/imabari-towel-set', '/cart']) {
      await page.goto(url)
      await isHydrated(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(page.getByRole('banner').getByRole('link', { name: /カート/ })).toBeInViewport({
        ratio: 1,
      })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        url,
      ).toBeLessThanOrEqual(0)
    }
  })
}
