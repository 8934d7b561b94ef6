import type { Route } from '@playwright/test'
import { cards, fillCard, orderNumber, passChallenge, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { keepsPages } from '../shop/looks/kept-pages'
import { openPayment } from '../shop/prepared-cart'

test.use(keepsPages)

/**
 * Serves checkout pages without no-store, which keeps pages out of Chromium's back-forward cache but not
 * Safari's. Without the header, this browser behaves like Safari.
 */
async function keepable(route: Route) {
  if (!route.request().isNavigationRequest()) return route.fallback()
  const response = await route.fetch({ maxRedirects: 0 })
  return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
}

test('re-enables the order button after Back from the payment service', async ({ page }) => {
  const decisions: string[] = []
  const purchases: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/decision')) decisions.push(request.url())
  })
  // A page that is left before the response records its purchase again, which the server ignores.
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/v1/ecommerce_events') && request.postData()?.includes('"purchase"'))
      purchases.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener(
      'pageshow',
      ({ persisted }) =>
        persisted &&
        sessionStorage.setItem(
          'times-out-of-the-cache',
          String(Number(sessionStorage.getItem('times-out-of-the-cache')) + 1),
        ),
    )
  })
  const timesOutOfTheCache = () =>
    page.evaluate(() => Number(sessionStorage.getItem('times-out-of-the-cache')))
  await page.route('**/*', keepable)
  await openPayment(page, { 'daifuku-kinako': 1 }, 'bfcache@example.com')
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)

  await page.goBack()
  await expect(page.getByRole('button', { name: '注文を確定する' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByText(/お支払いは完了していません/)).toHaveCount(1)
  expect(await timesOutOfTheCache()).toBe(1)
  expect(decisions).toHaveLength(1)

  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  const orderNo = await orderNumber(page)
  const completeUrl = page.url()
  await expect.poll(() => purchases).toHaveLength(1)
  await page.goto('/law')
  await page.goBack()
  await expect(page).toHaveURL(completeUrl)
  expect(await orderNumber(page)).toBe(orderNo)
  expect(decisions).toHaveLength(2)
  expect(purchases).toHaveLength(1)
})
