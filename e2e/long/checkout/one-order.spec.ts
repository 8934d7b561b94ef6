import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'

test.beforeEach(async ({ page }) => {
  await openPayment(page, { 'daifuku-ichigo': 1 }, 'once@example.com')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
})

test('reload, Back and Forward after an order don’t repeat the order', async ({ page }) => {
  const purchases: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/v1/ecommerce_events') &&
      purchases.push((request.postDataJSON() as { name: string }).name),
  )
  await page.reload()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  const completeUrl = page.url()

  await page.goBack()
  await expect(page).toHaveURL(/\/cart\/?$/)
  await expect(page.getByText('カートに商品は入っていません')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(completeUrl)
  expect(await orderNumber(page)).toBe(orderNo)
  await isHydrated(page)
  await expect.poll(() => purchases.filter((name) => name === 'purchase')).toEqual(['purchase'])
})

test('disables the button immediately and reports progress on slow 3G', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })

  await page.getByRole('button', { name: '注文を確定する' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'ご注文を確定しています' })).toBeAttached()
  await expect(page.getByRole('button', { name: '注文を確定する' })).toHaveAttribute('aria-disabled', 'true')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await orderNumber(page)
})
