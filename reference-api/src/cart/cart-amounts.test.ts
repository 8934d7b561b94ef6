import { sql } from 'kysely'
import { aProduct, anAccessory } from '../testing/builders'
import { aCoupon, anAddress, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function anAccessoryOf(productId: number, values: Parameters<typeof anAccessory>[1]) {
  const accessory = await anAccessory(api.db, values)
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: productId, accessory_id: accessory.id })
    .execute()
  return accessory
}

async function aMemberWithPoints(point: number) {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point }).execute()
  return member
}

type Shopper = Awaited<ReturnType<typeof aShopper>>
const couponsOf = ({ detail }: Shopper) => detail.coupons.map(({ code, discount }) => [code, discount])

test('copies a message card’s text to the order', async () => {
  const product = await aProduct(api.db)
  const other = await aProduct(api.db)
  const card = await anAccessoryOf(product.id, {
    kind: 'message_card',
    name: 'メッセージカード',
    unit_price: 0,
    text_label: 'メッセージ',
    text_max_length: 20,
  })
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.add(other.id)
  const [line, otherLine] = shopper.detail.products

  await expect(
    shopper.patch('accessories/add', {
      product_key: line!.key,
      accessory_id: card.id,
      message: 'あ'.repeat(21),
    }),
  ).rejects.toMatchObject({
    status: 422,
    errors: { message: ['メッセージは20文字以内で入力してください'] },
  })
  await expect(
    shopper.patch('accessories/add', { product_key: otherLine!.key, accessory_id: card.id }),
  ).rejects.toMatchObject({ code: 'cart.accessories.not_allowed' })
  await shopper.patch('accessories/add', {
    product_key: line!.key,
    accessory_id: card.id,
    message: 'お誕生日おめでとう🎂',
  })
  const [added] = shopper.detail.products[0]!.accessories
  await shopper.patch('accessories/modify', { key: added!.key, message: 'いつもありがとう' })
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')
  const { order_no } = await shopper.decide()

  const { detail } = await api.db
    .selectFrom('order')
    .select('detail')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(detail)).toContain('いつもありがとう')
  expect(JSON.stringify(detail)).not.toContain('お誕生日おめでとう')
})

test('applies each coupon to the amount left by earlier coupons', async () => {
  const fixed = await aCoupon(api.db, { code: 'FIXED', discount_value: 1000 })
  const half = await aCoupon(api.db, { code: 'HALF', discount_kind: 'percent', discount_value: 50 })
  const product = await aProduct(api.db, { unit_price: 3000 })
  const enter = async (...codes: string[]) => {
    const shopper = await aShopper(api)
    await shopper.add(product.id)
    for (const code of codes) await shopper.patch('coupons/add', { code })
    return shopper
  }

  const fixedFirst = await enter('FIXED', 'HALF')
  const halfFirst = await enter('HALF', 'FIXED')

  expect(couponsOf(fixedFirst)).toEqual([
    ['FIXED', 1000],
    ['HALF', 1150],
  ])
  expect(couponsOf(halfFirst)).toEqual([
    ['HALF', 1650],
    ['FIXED', 1000],
  ])
  expect([fixedFirst, halfFirst].map(({ detail }) => detail.order.coupon_discount)).toEqual([2150, 2650])
  await fixedFirst.patch('coupons/delete', { id: fixed.id })
  expect(couponsOf(fixedFirst)).toEqual([['HALF', 1650]])
  expect(half.id).toBe(fixedFirst.detail.coupons[0]!.id)
})

test('adds a coupon only once despite different spellings', async () => {
  await aCoupon(api.db, { code: 'ONCE-A', discount_value: 100 })
  await aCoupon(api.db, { code: 'ONCE-B', discount_value: 200 })
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  for (const code of ['ONCE-A', 'once-b', 'ｏｎｃｅ－ａ', 'ONCE-A'])
    await shopper.patch('coupons/add', { code })

  expect(couponsOf(shopper)).toEqual([
    ['ONCE-A', 100],
    ['ONCE-B', 200],
  ])
  expect(shopper.detail.products[0]!.coupon_discount_parts.map(({ amount }) => amount)).toEqual([100, 200])
})

test('combines the guest’s and the member’s coupons at login', async () => {
  for (const code of ['BOTH', 'GUEST', 'MEMBER']) await aCoupon(api.db, { code, discount_value: 100 })
  const product = await aProduct(api.db)
  const guest = await aShopper(api)
  await guest.add(product.id)
  for (const code of ['GUEST', 'BOTH']) await guest.patch('coupons/add', { code })
  const member = await aShopper(api, await api.signIn())
  await member.add(product.id)
  for (const code of ['BOTH', 'MEMBER']) await member.patch('coupons/add', { code })

  await member.init(guest.cart.token)

  expect(member.detail.coupons.map(({ code }) => code).sort()).toEqual(['BOTH', 'GUEST', 'MEMBER'])
  expect(member.detail.order.coupon_discount).toBe(300)
})

test('reports a coupon below its minimum and gives no discount', async () => {
  await aCoupon(api.db, { code: 'LARGE', discount_value: 500, minimum_price: 6000 })
  await aCoupon(api.db, { code: 'SMALL', discount_value: 100 })
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id, 2)
  for (const code of ['LARGE', 'SMALL']) await shopper.patch('coupons/add', { code })
  expect(shopper.detail.order.coupon_discount).toBe(600)

  await shopper.patch('products/modify', { key: shopper.detail.products[0]!.key, quantity: 1 })

  expect(couponsOf(shopper)).toEqual([
    ['LARGE', 0],
    ['SMALL', 100],
  ])
  expect(shopper.detail.warnings.map(({ code }) => code)).toEqual(['cart.coupon.minimum_price'])
  expect(shopper.detail.order.total_payment).toBe(3200)
})

test('rounds tax once per rate and adds up the amounts', async () => {
  await aCoupon(api.db, { code: 'MIXED', discount_value: 501 })
  const towel = await aProduct(api.db, { unit_price: 1999 })
  const tea = await aProduct(api.db, { unit_price: 777, tax_class: 'reduced' })
  const wrapping = await anAccessoryOf(tea.id, { kind: 'wrapping', unit_price: 150 })
  const shopper = await aShopper(api, await aMemberWithPoints(333))
  await shopper.add(towel.id)
  await shopper.add(tea.id, 3, { accessories: [{ accessory_id: wrapping.id }] })
  await shopper.shipTo()
  await shopper.patch('coupons/add', { code: 'MIXED' })
  await shopper.patch('point', { point: 333 })
  await shopper.payBy('cash_on_delivery')

  const { order, products } = shopper.detail

  // Products 2199 + 3 × 839, wrapping 3 × 165, postage 770, fee 330.
  expect(order).toMatchObject({
    total_price: 5211,
    total_accessory: 495,
    total_carriage: 770,
    payment_fee: 330,
    coupon_discount: 501,
    point: 333,
    total_payment: 5477,
  })
  expect(
    products.map(({ coupon_discount_parts }) => coupon_discount_parts.map(({ amount }) => amount)),
  ).toEqual([[234], [267]])
  // 8 %: 2517 − 267 = 2250. 10 %: 2199 − 234 + 495 + 770 + 330 = 3560. Then 129 and 204 points are deducted.
  expect(order.amount_by_tax_rate).toEqual([
    { tax_rate: 8, is_reduced: true, amount: 2121, tax_amount: 157 },
    { tax_rate: 10, is_reduced: false, amount: 3356, tax_amount: 305 },
  ])
  expect(order.amount_by_tax_rate.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total_payment)
  expect(order.total_tax).toBe(157 + 305)
  const { order_no } = await shopper.decide()
  const written = await api.db
    .selectFrom('order')
    .select(['total_payment', 'total_tax', 'amount_by_tax_rate'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  expect(written).toEqual({
    total_payment: 5477,
    total_tax: 462,
    amount_by_tax_rate: order.amount_by_tax_rate,
  })
})

test('delays the first delivery day for cut-off time and closed days', async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('business_holiday')
    .values({ channel_id, day: '2026-11-24', note: '棚卸し' })
    .execute()
  const product = await aProduct(api.db, { lead_days: 1 })
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.shipTo()
  const firstDay = async (now: string, prefecture: string) => {
    api.setClock(now)
    await shopper.init()
    const { key } = shopper.detail.shippings[0]!
    await shopper.patch('shippings/modify', { key, address: anAddress({ prefecture }) })
    const { body } = await shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`)
    return body.data[0].first_day as string
  }

  // 2026-11-20 is a Friday, the 23rd is a holiday and the shop is closed on the 24th. So items made by the
  // next business day ship on the 25th, or on the 26th if ordered after 13:00.
  const inTime = await firstDay('2026-11-20T12:59:00+09:00', '東京都')
  const late = await firstDay('2026-11-20T13:00:00+09:00', '東京都')
  const farAway = await firstDay('2026-11-20T13:00:00+09:00', '沖縄県')
  const packing = shopper.detail.shippings[0]!.packings[0]!

  expect([inTime, late, farAway]).toEqual(['2026-11-26', '2026-11-27', '2026-11-30'])
  await expect(
    shopper.patch('packings/modify', { key: packing.key, delivery_at: '2026-11-29' }),
  ).rejects.toMatchObject({ code: 'cart.packing.delivery_not_possible' })
  await shopper.patch('packings/modify', { key: packing.key, delivery_at: '2026-11-30' })
  await api.db.insertInto('carrier_holiday').values({ channel_id, day: '2026-12-01' }).execute()
  await expect(
    shopper.patch('packings/modify', { key: packing.key, delivery_at: '2026-12-01' }),
  ).rejects.toMatchObject({ code: 'cart.packing.delivery_not_possible' })
  api.resetClock()
})

test('shows the days skipped by lead times as closed in the calendar', async () => {
  const { body } = await api.call(
    'GET',
    '/v1/business-dates/monthly/calendar/front?startDate=2026-11-20&endDate=2026-11-25',
  )

  const days = body.data.flatMap(({ dates }: { dates: { date: string; is_open: boolean }[] }) => dates)
  expect(
    days.filter(({ is_open }: { is_open: boolean }) => is_open).map(({ date }: { date: string }) => date),
  ).toEqual(['2026-11-20', '2026-11-25'])
})

test('returns 409 until a cart can be inserted', async () => {
  await sql
    .raw(`create function no_cart() returns trigger language plpgsql as 'begin return null; end'`)
    .execute(api.db)
  await sql
    .raw('create trigger no_cart before insert on cart for each row execute function no_cart()')
    .execute(api.db)
  const member = await api.signIn()
  const open = () => api.call('POST', '/v1/carts/init', { as: member, body: {} })

  const refused = await open()
  await sql.raw('drop trigger no_cart on cart').execute(api.db)
  const opened = await open()

  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('cart.init.conflict')
  expect(opened.status).toBe(200)
})

test('applies a new postage rate at the next cart change', async () => {
  const { id } = await aProduct(api.db)
  const shopper = await aShopper(api)
  const { key } = (await shopper.add(id)).data.detail.products[0]!
  await shopper.shipTo(anAddress())
  const before = shopper.detail.order.total_carriage

  await api.db
    .updateTable('carriage_rate')
    .set((eb) => ({ price_with_tax: eb('price_with_tax', '+', 100) }))
    .execute()
  await shopper.patch('products/modify', { key, quantity: 1 })

  expect(shopper.detail.order.total_carriage).toBe(before + 100)
  await api.db
    .updateTable('carriage_rate')
    .set((eb) => ({ price_with_tax: eb('price_with_tax', '-', 100) }))
    .execute()
})
