import { orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { openPayment } from '../shop/prepared-cart'

test.beforeEach(async ({ page }) => {
  await openPayment(page, { 'daifuku-ichigo': 1 }, 'once@example.com')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
})

test('places one order if a lost response is retried', async ({ page }) => {
  let isLost = true
  await page.route('**/decision', async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort('timedout')
  })

  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page.getByText(/二重のご注文にはなりません/)).toBeVisible()
  const answer = page.waitForResponse('**/decision')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  expect((await answer).status()).toBe(200)

  await orderNumber(page)
})

test.describe(() => {
  // A retry would hide a race condition.
  test.describe.configure({ retries: 0 })

  test('two tabs that confirm the same cart show the same order', async ({ page, context }) => {
    const second = await context.newPage()
    await second.goto('/cart/confirm')
    await expect(second.getByRole('button', { name: '注文を確定する' })).toBeVisible()

    await page.getByRole('button', { name: '注文を確定する' }).click()
    const first = await orderNumber(page)
    await second.getByRole('button', { name: '注文を確定する' }).click()

    expect(await orderNumber(second)).toBe(first)
  })
})
