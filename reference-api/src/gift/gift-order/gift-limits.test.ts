import { anAddress } from '../../testing/cart-builders'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

/** Returns headers with a different client address for each call, so that no per-address limit applies. */
const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` })

/** Returns the number of calls that succeed before the first 429, up to `most`. */
async function letThrough(most: number, call: (index: number) => Promise<{ status: number }>) {
  for (let index = 0; index < most; index += 1) if ((await call(index)).status === 429) return index
  return most
}

test('allows only thirty attempts to guess a giver’s link', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const guess = (index: number) => api.call('GET', `/v1/gift-orders/guess-${index}`, { headers })

  expect(await letThrough(40, guess)).toBe(30)
})

test('limits a recipient to sixty writes in ten minutes', async () => {
  const { token } = await aPlacedGift(api)
  const begin = (index: number) =>
    api.call('PATCH', `/v1/social-gifts/${token}/shipping`, { headers: from(index), body: {} })

  expect(await letThrough(70, begin)).toBe(60)
  expect((await api.call('GET', `/v1/social-gifts/${token}/products`)).status).toBe(200)
  api.advanceClock(600_000)
  expect((await begin(0)).status).toBe(204)
  expect((await api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress() })).status).toBe(200)
})

test('limits a giver to 120 gift changes in ten minutes', async () => {
  const { giver, overview } = await aPlacedGift(api)
  const { id } = (await overview()).gifts[0]!
  const send = (index: number) =>
    api.call('PATCH', `/v1/gift-orders/${giver}/gifts/${id}`, {
      headers: from(index),
      body: { action: 'sent' },
    })

  expect(await letThrough(130, send)).toBe(120)
})

test('limits mails for a gift to twenty a day', async () => {
  const { giver, overview } = await aPlacedGift(api)
  const { id } = (await overview()).gifts[0]!
  const mail = (index: number) =>
    api.call('PUT', `/v1/gift-orders/${giver}/gifts/${id}/mail`, {
      headers: from(index),
      body: { email: `victim-${index}@example.jp` },
    })

  expect(await letThrough(30, mail)).toBe(20)
})
