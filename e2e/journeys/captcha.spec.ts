import { orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { openPayment } from '../shop/prepared-cart'

for (const version of [2, 3] as const) {
  test(`captcha version ${version}, where the setting asks, goes with the order under the shop’s policy`, async ({
    page,
  }) => {
    const asked = `"captcha":{"siteKey":"sandbox","version":${version},"scriptUrl":"/sandbox-captcha/enterprise.js","screens":["cart-confirm"]}`
    await page.route('**/cart/payment', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"captcha":\{[^}]*\}/, asked),
      })
    })
    await openPayment(page, { 'daifuku-ichigo': 1 }, 'captcha@example.com')
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await toConfirm(page)
    if (version === 2) {
      const ticked = page.waitForResponse('**/sandbox-captcha/tokens')
      await page.getByRole('checkbox', { name: '私はロボットではありません' }).check()
      await ticked
    }
    const placing = page.waitForRequest('**/decision')
    await page.getByRole('button', { name: '注文を確定する' }).click()

    expect((await placing).postDataJSON()).toMatchObject({
      captcha_token: expect.stringMatching(/^cart-confirm\.\d+\.[0-9a-f]+$/),
    })
    await orderNumber(page)
  })
}
