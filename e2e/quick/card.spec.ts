import { cards, orderNumber, passChallenge } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { watchNumber } from '../shop/payment/card-number'
import { paymentOrigin } from '../shop/payment/payment-service'
import { openPayment } from '../shop/prepared-cart'
import { orderByCard } from '../shop/payment/card-order'

test.beforeEach(async ({ page }) => openPayment(page, { 'daifuku-kinako': 1 }, 'card@example.com'))

test('sends card numbers only to the payment service’s origin', async ({ page }) => {
  const told = watchNumber(page, cards.challenged)
  const service = await paymentOrigin(page)

  await orderByCard(page, cards.challenged)
  await passChallenge(page)
  await orderNumber(page)

  expect(await told()).toEqual([`${service}/sandbox-payment/tokens`])
  const shop = new URL(page.url()).origin
  expect(service).not.toBe(shop)
  // The shop itself has no endpoint for card numbers.
  expect((await page.request.post(`${shop}/sandbox-payment/tokens`, { data: {} })).ok()).toBe(false)
  const policy = (await page.request.get(`${shop}/cart/payment`)).headers()['content-security-policy'] ?? ''
  // Apart from the payment service, the browser contacts only the vendors of its payment sheets.
  expect(policy).toMatch(
    new RegExp(`connect-src 'self' ${service}( https://(apple|google|pay\\.google)\\.com)*(;|$)`),
  )
  expect(policy).toMatch(new RegExp(`frame-src 'self' https://www.youtube-nocookie.com ${service}(;|$)`))
  expect(policy).toMatch(new RegExp(`form-action 'self' ${service}(;|$)`))
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(cards.challenged)
})
