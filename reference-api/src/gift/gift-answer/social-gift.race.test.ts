import { anAddress, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const cities = ['港区', '新宿区', '渋谷区', '台東区', '文京区']
const answer = (token: string, city: string) =>
  api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress({ city }) })

test('accepts only one of several addresses submitted concurrently for a gift', async () => {
  const { token, overview } = await aPlacedGift(api)

  const answers = await Promise.all(cities.map((city) => answer(token, city)))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  const winner = cities[answers.findIndex(({ status }) => status === 200)]
  const row = await api.db
    .selectFrom('social_gift')
    .innerJoin('order_shipping', 'order_shipping.id', 'order_shipping_id')
    .select('city')
    .where('social_gift.id', '=', (await overview()).gifts[0]!.id)
    .executeTakeFirstOrThrow()
  expect(row.city).toBe(winner)
  const read = await Promise.all(
    ['products', 'shipping', 'complete'].map((rest) => api.call('GET', `/v1/social-gifts/${token}/${rest}`)),
  )
  expect(JSON.stringify([answers, read].flat().map(({ body }) => body))).not.toMatch(/区/)
})

test('settles on one result when a gift is concurrently accepted and declined', async () => {
  const { token, overview } = await aPlacedGift(api)

  const [answered, declined] = await Promise.all([
    answer(token, '港区'),
    api.call('POST', `/v1/social-gifts/${token}/decline`, { body: {} }),
  ])

  const [gift] = (await overview()).gifts
  expect([answered.status === 200, declined.status === 204].filter(Boolean)).toHaveLength(1)
  expect(gift?.state).toBe(answered.status === 200 ? 'accepted' : 'declined')
})

test('accepts either the cancellation or the gift acceptance when they run concurrently', async () => {
  const as = await api.signIn()
  const { token, product_id } = await aPlacedGift(api, { as })
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })

  const [answered, cancelled] = await Promise.all([
    answer(token, '港区'),
    api.call('PUT', `/v1/me/orders/${list.data[0].id}/cancel`, { as, body: { cancel_reason: '不要' } }),
  ])

  expect([answered.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
  expect(await fetchStock(api.db, product_id)).toBe(cancelled.status === 200 ? 10 : 9)
})
