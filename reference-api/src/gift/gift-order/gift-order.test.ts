import { toTokyoDay } from '@storefront/locale-ja'
import { aProduct } from '../../testing/builders'
import { anAddress, aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { mailGifts } from './mail-gifts.job'
import { settleGifts } from './settle-gifts.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const dayMs = 86_400_000
const five = ['和子さん', '次郎さん', '三郎さん', '花子さん', '健さん']
type Placed = Awaited<ReturnType<typeof aPlacedGift>>

const change = async ({ giver, overview }: Placed, action: string, index = 0) =>
  api.call('PATCH', `/v1/gift-orders/${giver}/gifts/${(await overview()).gifts[index]!.id}`, {
    body: { action },
  })
const put = async ({ giver, overview }: Placed, what: 'mail' | 'address', body: object, index = 0) =>
  api.call('PUT', `/v1/gift-orders/${giver}/gifts/${(await overview()).gifts[index]!.id}/${what}`, { body })
const answer = (token: string) => api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress() })
const statesOf = async ({ overview }: Placed) => (await overview()).gifts.map(({ state }) => state)

async function later<T>(days: number, run: () => Promise<T>): Promise<T> {
  api.advanceClock(days * dayMs)
  try {
    return await run()
  } finally {
    api.advanceClock(-days * dayMs)
  }
}

test('creates a link with an equal share for each recipient', async () => {
  const placed = await aPlacedGift(api, { names: five, quantity: 10 })

  const { gifts } = await placed.overview()

  expect(gifts.map(({ receiver_name }) => receiver_name)).toEqual(five)
  expect(gifts.flatMap(({ products }) => products.map(({ quantity }) => quantity))).toEqual([2, 2, 2, 2, 2])
  expect(new Set(placed.tokens).size).toBe(5)
  expect(placed.shopper.detail.order.total_carriage % 5).toBe(0)
})

test("rejects quantities that can't be divided equally among recipients", async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id, 3)
  const several = { is_social_gift: true, receiver_names: ['和子', '次郎'], sender_name: '山田' }

  await expect(shopper.patch('social/receiver', several)).rejects.toMatchObject({
    errors: { receiver_names: ['2名さまに同じ品をお贈りするには、各商品の数量を2の倍数にしてください'] },
  })
})

test('redistributes the cart when the recipients change', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id, 6)
  const give = (receiver_names: string[]) =>
    shopper.patch('social/receiver', { is_social_gift: true, receiver_names, sender_name: '山田' })
  const shares = () => shopper.detail.products.map(({ quantity }) => quantity)

  await give(['和子', '次郎'])
  const two = shares()
  await give(['和子', '次郎', '健'])
  const three = shares()
  await give(['和子'])

  expect([two, three, shares()]).toEqual([[3, 3], [2, 2, 2], [6]])
  expect(shopper.detail.social_gift).toEqual({ receiver_name: '和子', sender_name: '山田', message: null })
})

test("shows the giver each recipient's progress but no address", async () => {
  const placed = await aPlacedGift(api, { names: five })
  await answer(placed.tokens[0]!)
  await api.call('POST', `/v1/social-gifts/${placed.tokens[1]}/open`)
  await change(placed, 'sent', 2)

  expect(await statesOf(placed)).toEqual(['accepted', 'opened', 'sent', 'waiting', 'waiting'])
  expect(JSON.stringify(await placed.overview())).not.toMatch(/千代田|1000001|0312345678/)
})

test('mails the link once, on the chosen date', async () => {
  const placed = await aPlacedGift(api)
  const mail_on = toTokyoDay(new Date(api.services.clock.now().getTime() + 3 * dayMs))
  const mails = () => api.mails.filter(({ to }) => to === 'jiro@example.jp')

  await put(placed, 'mail', { email: 'jiro@example.jp', mail_on })
  await mailGifts.run({}, api.services)
  await api.runJobs()
  const before = mails().length
  await later(3, async () => {
    await mailGifts.run({}, api.services)
    await mailGifts.run({}, api.services)
    await api.runJobs()
  })

  expect(before).toBe(0)
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.text).toContain(`/social-gift/${placed.token}`)
  expect(mails()[0]?.text).toContain('お誕生日おめでとう')
  expect(await statesOf(placed)).toEqual(['sent'])
})

test('mails the link to a corrected address and sends one reminder', async () => {
  const placed = await aPlacedGift(api)
  const mails = () => api.mails.filter(({ to }) => to.startsWith('kei')).map(({ to }) => to)

  await put(placed, 'mail', { email: 'kei-wrong@example.jp' })
  await put(placed, 'mail', { email: 'kei@example.jp' })
  const first = await change(placed, 'remind')
  const second = await change(placed, 'remind')
  await api.runJobs()

  expect([first.status, second.status]).toEqual([200, 422])
  expect(mails().sort()).toEqual(['kei-wrong@example.jp', 'kei@example.jp', 'kei@example.jp'])
  expect((await put(placed, 'mail', { email: 'no address' })).body.errors).toHaveProperty('email')
})

test('extends an expired gift only once', async () => {
  const placed = await aPlacedGift(api)

  await later(31, async () => {
    expect(await statesOf(placed)).toEqual(['expired'])
    expect((await change(placed, 'extend')).status).toBe(200)
    expect((await change(placed, 'extend')).status).toBe(422)
    expect((await answer(placed.token)).status).toBe(200)
  })
})

test("redirects an expired gift to the giver's own address", async () => {
  const placed = await aPlacedGift(api, { names: ['遅子さん'] })
  const told = () =>
    api.mails.filter(({ subject }) => subject.includes('遅子さんへのギフトの受け取り期限が過ぎました')).length

  await later(31, async () => {
    await settleGifts.run({}, api.services)
    await settleGifts.run({}, api.services)
    await api.runJobs()
    const early = await put(placed, 'address', anAddress({ postal_code: '1' }))
    const kept = await put(placed, 'address', anAddress())
    expect([early.status, kept.status]).toEqual([422, 200])
  })

  expect(told()).toBe(1)
  expect(await statesOf(placed)).toEqual(['redirected'])
  expect((await api.call('GET', `/v1/social-gifts/${placed.token}/complete`)).status).toBe(410)
})

test('refunds only the declined gift out of five', async () => {
  const placed = await aPlacedGift(api, { names: five })
  const before = await fetchStock(api.db, placed.product_id)
  await api.call('POST', `/v1/social-gifts/${placed.tokens[4]}/decline`, { body: {} })

  const tooEarly = await change(placed, 'refund', 0)
  const refunded = await change(placed, 'refund', 4)
  await api.runJobs()

  expect([tooEarly.status, refunded.status]).toEqual([422, 200])
  expect(await statesOf(placed)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'refunded'])
  expect(await fetchStock(api.db, placed.product_id)).toBe(before + 1)
  expect(api.mails.some(({ subject }) => subject.includes('ご返金について'))).toBe(true)
})

const owedFor = (order_no: string) =>
  api.db
    .selectFrom('owed_refund')
    .innerJoin('order', 'order.id', 'owed_refund.order_id')
    .where('order_no', '=', order_no)
    .select(['amount', 'reason'])
    .execute()

test('includes postage in the refund for a returned gift', async () => {
  const placed = await aPlacedGift(api, { names: five })
  await api.call('POST', `/v1/social-gifts/${placed.tokens[4]}/decline`, { body: {} })

  await change(placed, 'refund', 4)

  const { total_payment } = placed.shopper.detail.order
  expect(await owedFor(placed.order_no)).toEqual([{ amount: total_payment / 5, reason: 'gift_returned' }])
})

test('removes the refund for a returned gift when the order is cancelled', async () => {
  const as = await api.signIn()
  const placed = await aPlacedGift(api, { as, names: five })
  await api.call('POST', `/v1/social-gifts/${placed.tokens[4]}/decline`, { body: {} })
  await change(placed, 'refund', 4)
  const { body } = await api.call('GET', '/v1/me/orders', { as })

  await api.call('PUT', `/v1/me/orders/${body.data[0].id}/cancel`, { as, body: { cancel_reason: 'x' } })

  expect(await owedFor(placed.order_no)).toEqual([])
})

test("returns stock when an order's only gift is refunded", async () => {
  const placed = await aPlacedGift(api)
  await api.call('POST', `/v1/social-gifts/${placed.token}/decline`, { body: {} })

  const { body } = await change(placed, 'refund')

  expect(body.gifts).toMatchObject([{ state: 'refunded', can_settle: false }])
  expect(await fetchStock(api.db, placed.product_id)).toBe(10)
})

test("rejects a giver's token for another order", async () => {
  const placed = await aPlacedGift(api)
  const other = await aPlacedGift(api)
  const { id } = (await other.overview()).gifts[0]!

  expect((await api.call('GET', '/v1/gift-orders/guess')).status).toBe(404)
  expect(
    (await api.call('PATCH', `/v1/gift-orders/${placed.giver}/gifts/${id}`, { body: { action: 'sent' } }))
      .status,
  ).toBe(404)
})
