import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'
import { rewritePages } from '../../shop/tenants/rewrite-pages'

/** Makes the shop require a version 2 captcha for orders. */
const askAtOrder = (page: Page) =>
  rewritePages(
    page,
    (text) =>
      text.replace(
        /"captcha":\{[^}]*\}/,
        '"captcha":{"siteKey":"sandbox","version":2,"scriptUrl":"/sandbox-captcha/enterprise.js","screens":["cart-confirm"]}',
      ),
    /^\/cart\/payment/,
  )

test('sends the captcha token with the order', async ({ page }) => {
  await askAtOrder(page)
  await openPayment(page, { 'daifuku-ichigo': 1 }, 'captcha@example.com')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const ticked = page.waitForResponse('**/sandbox-captcha/tokens')
  await page.getByRole('checkbox', { name: '私はロボットではありません' }).check()
  await ticked
  const placing = page.waitForRequest('**/decision')
  await page.getByRole('button', { name: '注文を確定する' }).click()

  expect((await placing).postDataJSON()).toMatchObject({
    captcha_token: expect.stringMatching(/^cart-confirm\.\d+\.[0-9a-f]+$/),
  })
  await orderNumber(page)
})
