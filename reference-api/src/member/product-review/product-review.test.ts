import { aReadyShopper } from '../../testing/cart-builders'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { judgeReview } from './judge-review.command'
import { listHeldReviews } from './written-review.sql'

let api: FreshApi
let as: SignedIn
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
})
beforeEach(async () => {
  as = await api.signIn()
})
afterAll(() => api.close())

const words = {
  nickname: ' はな ',
  rating: 4,
  title: 'やわらかい',
  body: '母に贈り、とても喜ばれました。',
  purpose: '贈りもの',
  age_band: '30代',
}

/** Creates a member's order with one line, shipped by default. */
async function bought(status: 'accepted' | 'shipped' | 'delivered' | 'cancelled' = 'shipped') {
  const product = await aProduct(api.db)
  const shopper = await aReadyShopper(api, { productId: product.id, as })
  await shopper.payByCard('4242424242424242')
  const { order_no } = await shopper.decide()
  const order = await api.db
    .updateTable('order')
    .set({ status })
    .where('order_no', '=', order_no)
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await api.db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { product, order, order_line_id: line.id }
}

const write = (order_line_id: number, own: object = {}, by = as) =>
  api.call('POST', '/v1/me/product-reviews', { as: by, body: { ...words, order_line_id, ...own } })
const kept = (order_line_id: number) =>
  api.db.selectFrom('product_review').selectAll().where('order_line_id', '=', order_line_id).execute()
const shown = async (key: string) => (await api.call('GET', `/v1/products/${key}/reviews`)).body.data
const lineOf = async (orderId: number) =>
  (await api.call('GET', `/v1/me/orders/${orderId}`, { as })).body.shippings[0].products[0]

test("hides a buyer's review until the shop approves it", async () => {
  const { product, order, order_line_id } = await bought()
  expect(await lineOf(order.id)).toMatchObject({ order_line_id, is_reviewable: true, review_state: null })

  const { status, body } = await write(order_line_id)

  expect(status).toBe(200)
  expect(body.state).toBe('held')
  expect(await kept(order_line_id)).toMatchObject([
    { ...words, nickname: 'はな', product_id: product.id, user_account_id: as.id, is_show: false },
  ])
  expect(await shown(product.key)).toEqual([])
  expect(await lineOf(order.id)).toMatchObject({ is_reviewable: false, review_state: 'held' })
})

test('shows only approved reviews on the product page', async () => {
  const { product, order, order_line_id } = await bought('delivered')
  const { id } = (await write(order_line_id)).body
  expect((await listHeldReviews(api.db)).map((held) => held.id)).toContain(id)

  expect(await judgeReview(api.services, id, { isShown: true, now: api.clock.now() })).toBe(true)

  expect(await shown(product.key)).toMatchObject([
    { id, nickname: 'はな', rating: 4, purpose: '贈りもの', age_band: '30代' },
  ])
  expect((await lineOf(order.id)).review_state).toBe('shown')
  expect((await listHeldReviews(api.db)).map((held) => held.id)).not.toContain(id)

  await judgeReview(api.services, id, { isShown: false, now: api.clock.now() })

  expect(await shown(product.key)).toEqual([])
  expect((await lineOf(order.id)).review_state).toBe('refused')
})

test('accepts one review per order line even from concurrent requests', async () => {
  const { order_line_id } = await bought()

  const answers = await Promise.all([write(order_line_id), write(order_line_id, { rating: 1 })])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('product_review.already_written')
  expect(await kept(order_line_id)).toHaveLength(1)
})

test.each(['accepted', 'cancelled'] as const)(
  "doesn't accept reviews for an order that is %s",
  async (status) => {
    const { order, order_line_id } = await bought(status)

    expect((await lineOf(order.id)).is_reviewable).toBe(false)
    expect((await write(order_line_id)).body.code).toBe('product_review.not_sent')
    expect(await kept(order_line_id)).toEqual([])
  },
)

test("doesn't accept reviews of another member's purchase", async () => {
  const { order_line_id } = await bought()

  expect((await write(order_line_id, {}, await api.signIn())).status).toBe(404)
  expect(await kept(order_line_id)).toEqual([])
})

test.each([
  ['rating', { rating: 6 }, '評価を選択してください'],
  ['body', { body: '　' }, 'レビューを入力してください'],
  ['body', { body: 'あ'.repeat(801) }, 'レビューは800文字以内で入力してください'],
  ['title', { title: 'あ'.repeat(41) }, 'タイトルは40文字以内で入力してください'],
  ['nickname', { nickname: '' }, 'ニックネームを入力してください'],
  ['nickname', { nickname: 'あ'.repeat(21) }, 'ニックネームは20文字以内で入力してください'],
  ['purpose', { purpose: '転売' }, 'ご用途を選択してください'],
])('returns a message for a review with an invalid %s', async (field, own, message) => {
  const { order_line_id } = await bought()

  const { status, body } = await write(order_line_id, own)

  expect(status).toBe(422)
  expect(body.errors[field]).toEqual([message])
  expect(await kept(order_line_id)).toEqual([])
})

test('accepts a review without title, purpose and age', async () => {
  const { order_line_id } = await bought()

  await write(order_line_id, { title: '', purpose: null, age_band: '' })

  expect(await kept(order_line_id)).toMatchObject([{ title: '', purpose: null, age_band: null }])
})

test('filters shown reviews by stars, purpose and age', async () => {
  const { id, key } = await aProduct(api.db)
  const review = (rating: number, purpose: string | null, age_band: string | null) => ({
    ...{
      product_id: id,
      nickname: 'はな',
      rating,
      title: '',
      body: 'よい',
      purpose,
      age_band,
      is_show: true,
    },
  })
  await api.db
    .insertInto('product_review')
    .values([
      review(5, '贈りもの', '30代'),
      review(5, 'ご自宅用', '20代'),
      review(2, '贈りもの', null),
      { ...review(5, '贈りもの', '30代'), is_show: false },
    ])
    .execute()
  const asked = async (query: string) => {
    const { body, headers } = await api.call('GET', `/v1/products/${key}/reviews?${query}`)
    return { total: Number(headers['x-total']), ...body }
  }

  expect((await asked('rating=5')).total).toBe(2)
  expect((await asked(`rating=5&purpose=${encodeURIComponent('贈りもの')}`)).total).toBe(1)
  expect((await asked(`age_band=${encodeURIComponent('20代')}`)).total).toBe(1)
  expect(await asked('rating=1')).toMatchObject({
    total: 0,
    data: [],
    purposes: [
      { name: '贈りもの', count: 2 },
      { name: 'ご自宅用', count: 1 },
    ],
    age_bands: [
      { name: '20代', count: 1 },
      { name: '30代', count: 1 },
    ],
  })
})
