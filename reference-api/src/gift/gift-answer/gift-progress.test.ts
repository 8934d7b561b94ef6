import sharp from 'sharp'
import { aProduct } from '../../testing/builders'
import { anAddress, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { buildBody } from '../../testing/endpoints/endpoint-request'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { thanksPicturePath } from '../../order/social-gift/social-gift.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const read = async (token: string, rest: string) =>
  (await api.call('GET', `/v1/social-gifts/${token}/${rest}`)).body
const tell = (token: string, rest: string, body?: object) =>
  api.call('POST', `/v1/social-gifts/${token}/${rest}`, { body })
const answer = (token: string, more: object = {}) =>
  api.call('PUT', `/v1/social-gifts/${token}`, { body: { ...anAddress(), ...more } })

test('restores saved delivery preferences on another device', async () => {
  const { token } = await aPlacedGift(api)
  const { body: leadtimes } = await api.call('GET', `/v1/shipping-leadtime/input/${token}`)
  const delivery_at = leadtimes.data[0].days[1] as string

  const began = await api.call('PATCH', `/v1/social-gifts/${token}/shipping`, {
    body: { delivery_at, delivery_timezone: 'am' },
  })

  expect(began.status).toBe(204)
  expect((await read(token, 'shipping')).input).toEqual({
    delivery_at,
    delivery_timezone: '午前中',
    delivery_timezone_key: 'am',
    variants: [],
  })
})

test('notifies the giver and invalidates the link when a gift is declined', async () => {
  const { token, order_no, overview, shopper } = await aPlacedGift(api)

  const declined = await tell(token, 'decline', { message: 'お気持ちだけ、ありがたく頂戴します。' })
  await api.runJobs()

  expect(declined.status).toBe(204)
  expect((await overview()).gifts).toMatchObject([
    {
      state: 'declined',
      path: null,
      decline_message: 'お気持ちだけ、ありがたく頂戴します。',
      can_settle: true,
    },
  ])
  const mail = api.mails.find(({ subject }) => subject.includes('辞退'))
  expect(mail?.to).toBe('taro@example.jp')
  expect(mail?.text).toContain('お気持ちだけ、ありがたく頂戴します。')
  for (const call of [await api.call('GET', `/v1/social-gifts/${token}/products`), await answer(token)])
    expect(call).toMatchObject({ status: 410, body: { code: 'social_gift.is_declined' } })
  expect(
    (await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)).body.status,
  ).toBe('accepted')
})

test('rejects declining a gift that has been accepted', async () => {
  const { token } = await aPlacedGift(api)
  await answer(token)

  expect(await tell(token, 'decline', {})).toMatchObject({
    status: 422,
    body: { code: 'social_gift.is_completed' },
  })
})

test('sends thanks to the giver only once and only after acceptance', async () => {
  const { token, overview } = await aPlacedGift(api)

  const early = await tell(token, 'thanks', { message: 'ありがとう' })
  await answer(token)
  const first = await tell(token, 'thanks', { message: 'うれしいです。ありがとう！' })
  const second = await tell(token, 'thanks', { message: 'もう一度' })
  await api.runJobs()

  expect([early.status, first.status, second.status]).toEqual([422, 204, 422])
  expect((await overview()).gifts[0]?.thanks_message).toBe('うれしいです。ありがとう！')
  expect(api.mails.find(({ subject }) => subject.includes('お礼'))?.text).toContain(
    'うれしいです。ありがとう！',
  )
  expect((await read(token, 'complete')).has_thanked).toBe(true)
})

async function aShirt() {
  const small = await aProduct(api.db, { variant_value_1: 'S', stock: 5 })
  const { product_model_id, unit_price } = await api.db
    .selectFrom('product')
    .select(['product_model_id', 'unit_price'])
    .where('id', '=', small.id)
    .executeTakeFirstOrThrow()
  const large = await aProduct(api.db, { variant_value_1: 'L', stock: 5, product_model_id, unit_price })
  const dear = await aProduct(api.db, {
    variant_value_1: 'XL',
    stock: 5,
    product_model_id,
    unit_price: unit_price + 1,
  })
  return { small, large, dear }
}

test('exchanges the stock when the recipient chooses another size of equal price', async () => {
  const { small, large, dear } = await aShirt()
  const { token } = await aPlacedGift(api, { productId: small.id })
  const [product] = (await read(token, 'products')).data
  const choose = (id: number) => answer(token, { variants: [{ line_id: product.line_id, product_id: id }] })

  const tooDear = await choose(dear.id)
  const chosen = await choose(large.id)

  expect(product.variants.map(({ name }: { name: string }) => name).sort()).toEqual(['L', 'S'])
  expect(tooDear.status).toBe(422)
  expect(chosen.status).toBe(200)
  expect([await fetchStock(api.db, small.id), await fetchStock(api.db, large.id)]).toEqual([5, 4])
  expect((await read(token, 'complete')).products).toMatchObject([
    { product_id: large.id, product_info: { variant_name: 'L' }, variants: [] },
  ])
})

test('rejects a sold-out size without accepting the gift', async () => {
  const { small, large } = await aShirt()
  const { token } = await aPlacedGift(api, { productId: small.id })
  const [product] = (await read(token, 'products')).data
  await api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', large.id).execute()

  const refused = await answer(token, { variants: [{ line_id: product.line_id, product_id: large.id }] })

  expect(refused.body.errors).toHaveProperty('variants')
  expect((await read(token, 'products')).is_completed).toBe(false)
  expect(await fetchStock(api.db, small.id)).toBe(4)
})

test('returns 429 after thirty guessed links', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const guess = (index: number) => api.call('GET', `/v1/social-gifts/guess-${index}/products`, { headers })

  for (let index = 0; index < 30; index += 1) expect((await guess(index)).status).toBe(404)

  expect((await guess(31)).status).toBe(429)
})

test("shows the gift's allergens and refrigerated delivery", async () => {
  const cake = await aProduct(api.db, {
    carriage_class: 'cool',
    data: JSON.stringify([
      { label: '内容量', value: '6個' },
      { label: 'アレルギー物質（特定原材料8品目）', value: '含む：小麦・卵\n含まない：そば' },
      { label: 'アレルギー物質（準ずる20品目）', value: '含む：なし\n含まない：大豆' },
    ]),
  })
  const { token } = await aPlacedGift(api, { productId: cake.id })

  const [product] = (await read(token, 'products')).data

  expect(product.product_info).toMatchObject({ allergens: ['含む：小麦・卵'], is_cool: true })
})

test('reserves no stock for a chosen size before the gift is accepted', async () => {
  const { small, large } = await aShirt()
  const { token } = await aPlacedGift(api, { productId: small.id })
  const [{ line_id }] = (await read(token, 'products')).data
  const variants = [
    { line_id, product_id: large.id },
    { line_id: line_id + 999, product_id: large.id },
  ]

  const began = await api.call('PATCH', `/v1/social-gifts/${token}/shipping`, { body: { variants } })

  expect(began.status).toBe(204)
  expect((await read(token, 'shipping')).input.variants).toEqual([{ line_id, product_id: large.id }])
  expect([await fetchStock(api.db, small.id), await fetchStock(api.db, large.id)]).toEqual([4, 5])
})

test('limits a sender to twenty thank-you pictures in ten minutes', async () => {
  const { token } = await aPlacedGift(api)
  await answer(token)
  const aPicture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#c4503a' } })
      .jpeg()
      .toBuffer()
  const send = async (side: number, sender: string) => {
    const { body, headers } = buildBody({ file: { name: 'thanks.jpg', bytes: await aPicture(side) } })
    const from = { ...headers, 'x-forwarded-for': sender }
    return (await api.call('PUT', `/v1/social-gifts/${token}/thanks/picture`, { body, headers: from })).status
  }
  const { id } = await api.db
    .selectFrom('social_gift')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const sideKept = async () =>
    (await sharp(await api.services.storage.read(thanksPicturePath(id))).metadata()).width

  for (let side = 1; side <= 20; side += 1) expect(await send(side, '203.0.113.90')).toBe(204)
  const stopped = await send(30, '203.0.113.90')

  expect([stopped, await sideKept()]).toEqual([429, 20])
  expect([await send(40, '203.0.113.91'), await sideKept()]).toEqual([204, 40])
})
