import { computeSignature } from '../../platform/secret/signature.rules'
import { aProduct, anAccessory } from '../../testing/builders'
import { aCoupon, anAddress, aReadyShopper, aShopper, fetchStock } from '../../testing/cart-builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { releaseOverdueOrders } from '../cancellation/release-orders.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

test('reduces stock and sends the email for a guest’s order', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aReadyShopper(api, { productId: product.id, quantity: 2 })

  const decision = await shopper.decide()
  await api.runJobs()

  expect(decision).toMatchObject({
    order_no: expect.stringMatching(/^T\d{8}-\d{6}$/),
    status: 'accepted',
    receipt_token: null,
  })
  expect(await fetchStock(api.db, product.id)).toBe(3)
  expect(api.mails).toHaveLength(1)
  expect(api.mails[0]).toMatchObject({
    to: 'taro@example.jp',
    text: expect.stringContaining(decision.order_no),
  })
  expect(api.mails[0]!.text).toContain('10%対象')
  expect((await shopper.get()).data.order_no).toBe(decision.order_no)
  await expect(shopper.add(product.id)).rejects.toMatchObject({ code: 'cart.common.is_expired' })
})

test('returns the same order when a cart is ordered again', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aReadyShopper(api, { productId: product.id })

  const first = await shopper.decide('key-1')
  const again = await shopper.decide('key-1')
  const otherTab = await shopper.decide('key-2')

  expect([again, otherTab]).toEqual([first, first])
  expect(await fetchStock(api.db, product.id)).toBe(4)
})

test('rejects an idempotency key already used by another cart', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const [first, second, ...racing] = await Promise.all(
    Array.from({ length: 6 }, () => aReadyShopper(api, { productId: product.id })),
  )

  const placed = await first!.decide('shared-key')
  await expect(second!.decide('shared-key')).rejects.toMatchObject({
    status: 409,
    code: 'cart.decision.key_taken',
    message:
      'このご注文の手続きは、別のカートですでに行われています。ご注文内容の確認画面を開き直してください。',
  })
  const raced = await Promise.allSettled(racing.map((shopper) => shopper.decide('raced-key')))

  expect(await first!.decide('shared-key')).toEqual(placed)
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await fetchStock(api.db, product.id)).toBe(3)
  expect(await second!.decide('own-key')).toMatchObject({ status: 'accepted' })
})

test('rejects the order when another tab has changed the cart', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aReadyShopper(api, { productId: product.id })
  const { version, data } = await shopper.get()
  const seen = { version, total_payment: data.detail.order.total_payment }

  await shopper.add(product.id)

  await expect(shopper.decide('tab-1', seen)).rejects.toMatchObject({
    status: 422,
    code: 'cart.decision.changed',
  })
  const now = await shopper.get()
  await expect(
    shopper.decide('tab-1', { version: now.version, total_payment: seen.total_payment }),
  ).rejects.toMatchObject({ code: 'cart.decision.changed' })
  expect(await fetchStock(api.db, product.id)).toBe(5)
  expect(
    await shopper.decide('tab-1', {
      version: now.version,
      total_payment: now.data.detail.order.total_payment,
    }),
  ).toMatchObject({ status: 'accepted' })
  expect(await shopper.decide('tab-2', seen)).toMatchObject({ status: 'accepted' })
})

test('rejects an incomplete cart and reports the first missing part', async () => {
  const shopper = await aShopper(api)
  await expect(shopper.decide()).rejects.toMatchObject({ status: 422, code: 'cart.decision.empty' })
  await shopper.add((await aProduct(api.db)).id)

  await expect(shopper.decide()).rejects.toMatchObject({
    status: 422,
    code: 'cart_detail.set_user_address.not_data',
  })
})

test('rejects the order when a product is no longer on sale', async () => {
  const product = await aProduct(api.db)
  const shopper = await aReadyShopper(api, { productId: product.id })
  await api.db.updateTable('product').set({ is_sale: false }).where('id', '=', product.id).execute()

  await expect(shopper.decide()).rejects.toMatchObject({ status: 422, code: 'cart.update_products.not_sale' })
})

test('allows a member to use a coupon only once', async () => {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 500 }).execute()
  const coupon = await aCoupon(api.db, { code: 'ONCE' })
  const shopper = await aShopper(api, member)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo(anAddress())
  await shopper.payBy('cash_on_delivery')
  await shopper.patch('coupons/add', { code: 'ONCE' })
  await shopper.patch('point', { point: 500 })

  await shopper.decide()
  await shopper.init(null)
  await shopper.add((await aProduct(api.db)).id)

  expect(shopper.cart.usable_point).toBe(0)
  await expect(shopper.patch('coupons/add', { code: 'ONCE' })).rejects.toMatchObject({
    code: 'cart.coupon.already_used',
  })
  expect(
    (
      await api.db
        .selectFrom('coupon')
        .select('used_count')
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow()
    ).used_count,
  ).toBe(1)
})

test('needs no payment for an order fully paid with points', async () => {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 5000 }).execute()
  const shopper = await aShopper(api, member)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')

  await shopper.patch('point', { point: 3300 + 770 })

  expect(shopper.cart).toMatchObject({
    payment_name: 'お支払い不要',
    data: { detail: { order: { total_payment: 0, payment_fee: 0 } } },
  })
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

test('returns 404 for another shopper’s order number', async () => {
  const { order_no } = await (await aReadyShopper(api)).decide()
  const other = await aShopper(api)

  await expect(
    other.send('GET', `/v1/carts/order/${order_no}?token=${other.cart.token}`),
  ).rejects.toMatchObject({ status: 404 })
})

test('confirms a pending order once when the deposit notification arrives twice', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payBy('bank_transfer')
  const { order_no } = await shopper.decide()
  const fields = { order_no, amount: shopper.detail.order.total_payment }
  const deposit = () =>
    api.call('POST', '/v1/sbpayment/receive/deposit', {
      body: { ...fields, signature: computeSignature(fields, 'test-secret') },
    })

  expect([(await deposit()).status, (await deposit()).status]).toEqual([204, 204])
  await api.runJobs()

  const { body } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  expect(body).toMatchObject({ status: 'accepted', payment_instruction: null })
  expect(api.mails.filter(({ subject }) => subject.includes('ご入金を確認しました'))).toHaveLength(1)
})

test('returns the stock when a bank transfer isn’t paid in time', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aReadyShopper(api, { productId: product.id })
  await shopper.payBy('bank_transfer')
  await shopper.decide()
  const weekMs = 8 * 86_400_000

  api.advanceClock(weekMs)
  await releaseOverdueOrders.run({}, api.services)
  api.advanceClock(-weekMs)

  expect(await fetchStock(api.db, product.id)).toBe(5)
})

test('rejects orders while temporary-stop-selling is on and is-selling is false', async () => {
  const shopper = await aReadyShopper(api)
  const channel = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const stop = [
    ['IS_USE', true],
    ['IS_SELLING', false],
  ].map(([key, value]) => ({
    channel_id: channel.id,
    key: `PLUGIN.TEMPORARY_STOP_SELLING.${key}`,
    value: JSON.stringify(value),
  }))
  await api.db.insertInto('setting').values(stop).execute()

  await expect(shopper.decide()).rejects.toMatchObject({ status: 422, code: 'cart.decision.selling_stopped' })

  await api.db.deleteFrom('setting').where('key', 'like', 'PLUGIN.TEMPORARY%').execute()
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

/** Counts all SQL statements of a decision: version, login, hits, begin, commit and the mail's job too. */
const statementsOf = (shopper: Awaited<ReturnType<typeof aShopper>>) =>
  countQueries(api.db, () => shopper.decide())

/** Warms up the shop's terms and settings, which stay cached until the shop changes. */
const warmUp = async () => void (await (await aReadyShopper(api)).decide())

/** A member's cart with points, a coupon, noshi and two recipients. */
async function aFullCart() {
  const { db } = api
  const as = await api.signIn()
  await db.insertInto('point_balance').values({ user_account_id: as.id, point: 1000 }).execute()
  const [product, accessory] = [await aProduct(db), await anAccessory(db)]
  await db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: accessory.id })
    .execute()
  const { code } = await aCoupon(db, { code: `FULL${product.id}`, discount_value: 100 })
  const shopper = await aReadyShopper(api, { as })
  await shopper.add(product.id, 2, { accessories: [{ accessory_id: accessory.id }] })
  const { key } = shopper.detail.products.find(({ accessories }) => accessories.length > 0)!
  await shopper.patch('shippings/add', { address: anAddress({ city: '港区' }), product_keys: [key] })
  await shopper.patch('coupons/add', { code })
  await shopper.patch('point', { point: 50 })
  return { shopper, as }
}

test.each([1, 4])('places a guest’s order of %i products in 11 statements', async (count) => {
  const [first, ...more] = await Promise.all(
    Array.from({ length: count }, () => aProduct(api.db, { stock: 50 })),
  )
  const shopper = await aReadyShopper(api, { productId: first!.id })
  for (const { id } of more) await shopper.add(id)
  await warmUp()

  expect(await statementsOf(shopper)).toBeLessThanOrEqual(11)
  expect((await shopper.get()).data.order_no).not.toBeNull()
})

test.each(['bank_transfer', 'deferred'] as const)(
  'places a member’s full order by %s in 12 statements',
  async (kind) => {
    const { shopper, as } = await aFullCart()
    await api.db
      .insertInto('credit_account')
      .values({ user_account_id: as.id, credit_limit: 90_000 })
      .execute()
    await shopper.payBy(kind)
    await warmUp()

    const statements = await statementsOf(shopper)

    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(12)
    const { id } = await api.db
      .selectFrom('order')
      .select('id')
      .where('user_account_id', '=', as.id)
      .executeTakeFirstOrThrow()
    const tables = ['order_shipping', 'order_line', 'order_stock', 'coupon_use', 'point_ledger'] as const
    const rows = tables.map((table) =>
      api.db.selectFrom(table).select('order_id').where('order_id', '=', id).execute(),
    )
    const counts = (await Promise.all(rows)).map(({ length }) => length)
    expect(counts).toEqual([2, 2, 2, 1, kind === 'deferred' ? 2 : 1])
  },
)

test('places and settles card orders in 15 and 19 statements', async () => {
  const guest = await aReadyShopper(api)
  await guest.payByCard('4242424242424242')
  const { shopper: member } = await aFullCart()
  await member.payByCard('4242424242424242')
  await warmUp()

  expect(await statementsOf(guest)).toBeLessThanOrEqual(15)
  expect(await statementsOf(member)).toBeLessThanOrEqual(19)
  expect((await member.get()).data.order_no).not.toBeNull()
})
