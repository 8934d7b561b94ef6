import type { Cart, DefaultsNote, LostWish, UserCard } from '@storefront/contracts'
import { aProduct, aUserAddress } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

type Shopper = Awaited<ReturnType<typeof aShopper>>

/** Name of the orderer of {@link aShopper}. Cash on delivery is for the orderer alone. */
const orderer = { shipping_last_name: '山田', shipping_first_name: '太郎' }

async function aMember() {
  const member = await api.signIn({ last_name: '山田', first_name: '太郎' })
  const home = await aUserAddress(api.db, member.id, { ...orderer, is_default: true, division_ct: 1 })
  return { member, home }
}

async function aCart(member: SignedIn) {
  const shopper = await aShopper(api, member)
  await shopper.init(null)
  await shopper.add((await aProduct(api.db)).id, 1)
  return shopper
}

async function savedCard(member: SignedIn, shopper: Shopper): Promise<UserCard> {
  const card = await shopper.cardToken('4242424242424242')
  const body = { ...card, name: 'TARO YAMADA', brand: 'Visa' }
  return (await api.call('POST', '/v1/me/user-cards', { as: member, body })).body as UserCard
}

async function fill(
  member: SignedIn,
  shopper: Shopper,
): Promise<{ cart: Cart; notes: DefaultsNote[]; lost_wishes: LostWish[] }> {
  const { status, body } = await api.call('POST', `/v1/carts/${shopper.cart.token}/defaults`, { as: member })
  expect(status).toBe(200)
  await shopper.get()
  expect((body as { cart: Cart }).cart).toEqual(shopper.cart)
  return body as { cart: Cart; notes: DefaultsNote[]; lost_wishes: LostWish[] }
}

/** Places an order to a saved address other than the default one. */
async function ordered(member: SignedIn, pay: (shopper: Shopper) => Promise<unknown>) {
  const office = await aUserAddress(api.db, member.id, { ...orderer, city: '港区' })
  const shopper = await aCart(member)
  await shopper.patch('shippings/add', { user_address_id: office.id })
  await pay(shopper)
  await shopper.decide()
  return { office, shopper }
}

const payByTransfer = (shopper: Shopper) => shopper.payBy('bank_transfer')
const payBySaved = (member: SignedIn) => async (shopper: Shopper) => {
  const card = await savedCard(member, shopper)
  await shopper.payBy('card', { user_card_id: card.id })
}

async function grant({ id }: SignedIn, point: number) {
  await api.db.insertInto('point_balance').values({ user_account_id: id, point }).execute()
  await api.db
    .insertInto('point_ledger')
    .values({ user_account_id: id, kind: 'granted', point, created_at: api.clock.now() })
    .execute()
}

test('fills in destination and payment from the last order', async () => {
  const { member } = await aMember()
  const { office } = await ordered(member, payBySaved(member))
  const shopper = await aCart(member)

  const { cart, notes } = await fill(member, shopper)

  expect(notes).toEqual([])
  expect(cart.data.detail.shippings).toMatchObject([{ user_address_id: office.id }])
  expect(cart.data.detail.payment).toMatchObject({ kind: 'card', masked_number: '************4242' })
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

test('uses the default address and main card for a first order', async () => {
  const { member, home } = await aMember()
  const shopper = await aCart(member)
  const card = await savedCard(member, shopper)

  const { cart } = await fill(member, shopper)

  expect(cart.data.detail.shippings).toMatchObject([{ user_address_id: home.id }])
  expect(cart.data.detail.payment).toMatchObject({ kind: 'card', user_card_id: card.id })
})

test('doesn’t replace choices already made in the cart', async () => {
  const { member, home } = await aMember()
  await ordered(member, payByTransfer)
  const shopper = await aCart(member)
  await shopper.patch('shippings/add', { user_address_id: home.id })
  await shopper.payBy('cash_on_delivery')

  const { cart } = await fill(member, shopper)

  expect(cart.data.detail.shippings).toMatchObject([{ user_address_id: home.id }])
  expect(cart.data.detail.payment).toMatchObject({ kind: 'cash_on_delivery' })
})

test('reports an expired card without choosing another', async () => {
  const { member } = await aMember()
  await ordered(member, payBySaved(member))
  await api.db
    .updateTable('user_card')
    .set({ expiration: '01/20' })
    .where('user_account_id', '=', member.id)
    .execute()
  await savedCard(member, await aCart(member))
  const shopper = await aCart(member)

  const { cart, notes } = await fill(member, shopper)

  expect(cart.data.detail.payment).toBeNull()
  expect(notes).toEqual([
    {
      code: 'cart.defaults.card_expired',
      message: 'お使いのカード（下4桁 4242）は有効期限が切れています。',
    },
  ])
})

test('reports a deleted address and card without replacing them', async () => {
  const { member } = await aMember()
  const { office } = await ordered(member, payBySaved(member))
  await api.db.deleteFrom('user_address').where('id', '=', office.id).execute()
  await api.db.deleteFrom('user_card').where('user_account_id', '=', member.id).execute()

  const { cart, notes } = await fill(member, await aCart(member))

  expect(cart.data.detail.shippings).toEqual([])
  expect(notes.map(({ code }) => code)).toEqual(['cart.defaults.address_gone', 'cart.defaults.card_gone'])
})

test('shows each warning until the shopper makes a new choice', async () => {
  const { member, home } = await aMember()
  const { office } = await ordered(member, payBySaved(member))
  await api.db.deleteFrom('user_address').where('id', '=', office.id).execute()
  await api.db.deleteFrom('user_card').where('user_account_id', '=', member.id).execute()
  const shopper = await aCart(member)
  await fill(member, shopper)
  const told = () => shopper.detail.warnings.map(({ code }) => code)
  expect(told()).toEqual(['cart.defaults.address_gone', 'cart.defaults.card_gone'])

  await shopper.patch('shippings/add', { user_address_id: home.id })
  expect(told()).toEqual(['cart.defaults.card_gone'])
  await shopper.payBy('bank_transfer')
  expect(told()).toEqual([])
})

test('uses as many points as the last order, up to the balance', async () => {
  const { member } = await aMember()
  await grant(member, 500)
  await ordered(member, async (shopper) => {
    await payByTransfer(shopper)
    await shopper.patch('point', { point: 400 })
  })

  const { cart, notes } = await fill(member, await aCart(member))

  expect(cart.data.detail.order.point).toBe(100)
  expect(notes).toEqual([
    {
      code: 'cart.defaults.fewer_points',
      message: '前回は400ポイントをご利用でしたが、今回は100ポイントまでご利用いただけます。',
    },
  ])
})

test('reports an unavailable payment with its reason', async () => {
  const { member } = await aMember()
  await ordered(member, (shopper) => shopper.payBy('cash_on_delivery'))
  const shopper = await aShopper(api, member)
  await shopper.init(null)
  await shopper.add((await aProduct(api.db, { unit_price: 400_000 })).id)

  const { cart, notes } = await fill(member, shopper)

  expect(cart.data.detail.payment).toBeNull()
  expect(notes).toEqual([
    {
      code: 'cart.defaults.payment_unavailable',
      message: '代金引換は30万円までのご注文でご利用いただけます。',
    },
  ])
})

test('rejects another member’s cart despite a valid token', async () => {
  const { member } = await aMember()
  const other = await api.signIn()
  const shopper = await aCart(member)

  const answer = await api.call('POST', `/v1/carts/${shopper.cart.token}/defaults`, { as: other })

  expect(answer.status).toBe(422)
  expect(answer.body.code).toBe('cart.common.is_expired')
  expect((await shopper.get()).data.detail.shippings).toEqual([])
})

async function orderedForSaturday(
  member: SignedIn,
  pay: (shopper: Shopper) => Promise<unknown> = payByTransfer,
) {
  let wished = ''
  const { office } = await ordered(member, async (shopper) => {
    const { key } = shopper.detail.shippings[0]!.packings[0]!
    const { body } = await api.call('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`, {
      as: member,
    })
    const { days } = (body as { data: { days: string[] }[] }).data[0]!
    wished = days.filter(isSaturday)[1]!
    await shopper.patch('packings/modify', { key, delivery_at: wished, delivery_timezone_key: '14-16' })
    await pay(shopper)
  })
  return { office, wished }
}
const isSaturday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6
const wishIn = (cart: Cart) => {
  const { delivery_at, delivery_timezone_key } = cart.data.detail.shippings[0]!.packings[0]!
  return { delivery_at, delivery_timezone_key }
}

test('repeats the last order’s weekday and time slot', async () => {
  const { member } = await aMember()
  await orderedForSaturday(member, (shopper) => shopper.payBy('cash_on_delivery'))
  const shopper = await aCart(member)

  const { cart, notes } = await fill(member, shopper)

  const { delivery_at, delivery_timezone_key } = wishIn(cart)
  const { body } = await api.call('GET', `/v1/shipping-leadtime/carts/${cart.token}`, { as: member })
  const [first] = (body as { data: { days: string[] }[] }).data[0]!.days.filter(isSaturday)
  expect(delivery_at).toBe(first)
  expect(delivery_timezone_key).toBe('14-16')
  expect(notes).toEqual([])
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

test('delays the delivery day for prepayment rather than changing the payment', async () => {
  const { member } = await aMember()
  await orderedForSaturday(member)
  const shopper = await aCart(member)

  const { cart, notes } = await fill(member, shopper)

  expect(cart.data.detail.payment?.kind).toBe('bank_transfer')
  expect(notes).toEqual([])
  expect(isSaturday(wishIn(cart).delivery_at ?? '')).toBe(true)
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

test('requests no delivery day if the last order had none', async () => {
  const { member } = await aMember()
  await ordered(member, payByTransfer)

  const { cart } = await fill(member, await aCart(member))

  expect(wishIn(cart)).toEqual({ delivery_at: null, delivery_timezone_key: null })
})

test('keeps the day if the address no longer offers the time slot', async () => {
  const { member } = await aMember()
  const { office } = await orderedForSaturday(member, (shopper) => shopper.payBy('cash_on_delivery'))
  const island = { postal_code: '1000211', prefecture: '東京都', city: '大島町', address1: '差木地' }
  await api.db.updateTable('user_address').set(island).where('id', '=', office.id).execute()

  const { cart, lost_wishes } = await fill(member, await aCart(member))

  expect(lost_wishes).toEqual([
    {
      code: 'cart.defaults.timezone_gone',
      message: '前回のお届け時間帯（14時〜16時）は、このお届け先ではご指定いただけません。',
    },
  ])
  expect(wishIn(cart).delivery_timezone_key).toBeNull()
  expect(isSaturday(wishIn(cart).delivery_at ?? '')).toBe(true)
})

test('suggests the first possible day when the weekday is impossible', async () => {
  const { member } = await aMember()
  const { wished } = await orderedForSaturday(member, (shopper) => shopper.payBy('cash_on_delivery'))
  const start = Date.parse(`${wished}T00:00:00Z`)
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const saturdays = Array.from({ length: 16 }, (_, week) => ({
    day: new Date(start + (week - 4) * 7 * 86_400_000).toISOString().slice(0, 10),
    channel_id,
  }))
  await api.db.insertInto('carrier_holiday').values(saturdays).execute()

  const { cart } = await fill(member, await aCart(member))

  await api.db.deleteFrom('carrier_holiday').execute()
  expect(wishIn(cart).delivery_at).toBeNull()
  expect(cart.data.detail.warnings).toEqual([
    expect.objectContaining({
      code: 'cart.defaults.day_gone',
      message: expect.stringMatching(/前回と同じ土曜日のお届けは.*最短のお届けは\d+月\d+日/),
    }),
  ])
})

test('warns instead of copying delivery requests of several parcels', async () => {
  const { member } = await aMember()
  await ordered(member, async (shopper) => {
    await shopper.add((await aProduct(api.db)).id)
    const { key: shipping_key } = shopper.detail.shippings[0]!
    await shopper.patch('packings/add', { shipping_key, product_keys: [shopper.detail.products[1]!.key] })
    const { key } = shopper.detail.shippings[0]!.packings[1]!
    await shopper.patch('packings/modify', { key, delivery_at: null, delivery_timezone_key: '14-16' })
    await shopper.payBy('cash_on_delivery')
  })

  const { cart } = await fill(member, await aCart(member))

  expect(wishIn(cart)).toEqual({ delivery_at: null, delivery_timezone_key: null })
  expect(cart.data.detail.warnings).toEqual([
    expect.objectContaining({
      code: 'cart.defaults.day_gone',
      message: expect.stringContaining('荷物が複数あるため'),
    }),
  ])
})

test('prefers buying on account to last time’s bank transfer', async () => {
  const { member } = await aMember()
  await ordered(member, payByTransfer)
  await api.db
    .insertInto('credit_account')
    .values({ user_account_id: member.id, credit_limit: 300_000 })
    .execute()

  const { cart, notes } = await fill(member, await aCart(member))

  expect(cart.data.detail.payment).toMatchObject({ kind: 'deferred' })
  expect(notes).toEqual([])
})

test('keeps last time’s method beyond the credit limit', async () => {
  const { member } = await aMember()
  await ordered(member, payByTransfer)
  await api.db
    .insertInto('credit_account')
    .values({ user_account_id: member.id, credit_limit: 100 })
    .execute()

  const { cart } = await fill(member, await aCart(member))

  expect(cart.data.detail.payment).toMatchObject({ kind: 'bank_transfer' })
})
