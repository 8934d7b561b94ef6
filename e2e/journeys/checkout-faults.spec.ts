import type { Page } from '@playwright/test'
import { expect, test } from '../shop/journey'
import { prepareCart } from '../shop/prepared-cart'

const answer = (page: Page, call: string, status: number, body: object) =>
  page.route(`**/v1/carts/${call}`, (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }))

/** A step, what its button calls, and how it is pressed. */
const steps = [
  { url: '/cart', call: 'products/modify', press: (page: Page) => page.getByRole('button', { name: '1つ増やす' }).click() },
  { url: '/cart/shipping-add', call: 'order/modify', press: (page: Page) => page.getByRole('button', { name: '次へ進む' }).click() },
  {
    url: '/cart/shipping-detail',
    call: 'packings/modify',
    press: async (page: Page) => {
      await page.getByLabel('お届け時間帯').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'お支払いへ進む' }).click()
    },
  },
  {
    url: '/cart/payment',
    call: 'order/modify',
    press: async (page: Page) => {
      await page.getByRole('radio', { name: /代金引換/ }).check()
      await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
    },
  },
]

test.beforeEach(async ({ page }) => void (await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'faults@example.com' })))

for (const { url, call, press } of steps) {
  test(`503 at ${url}: the shopper goes to /maintenance/ and reads the notice`, async ({ page }) => {
    await page.goto(url)
    await answer(page, call, 503, { title: '棚卸し中', message: '2時に再開します。' })

    await press(page)

    await expect(page).toHaveURL(/\/maintenance\/?$/)
    await expect(page.getByText('2時に再開します。')).toBeVisible()
  })

  test(`cart.common.is_expired at ${url}: a new, empty cart, and the message`, async ({ page }) => {
    await page.goto(url)
    await answer(page, call, 422, { code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。' })

    await press(page)

    await expect(page.getByText('カートの有効期限が切れました。')).toBeVisible()
    await expect(page).toHaveURL(/\/cart\/?$/)
    await expect(page.getByText('カートに商品は入っていません')).toBeVisible()
  })
}
