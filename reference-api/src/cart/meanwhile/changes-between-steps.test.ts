import type { Cart, PaymentCheck, UserCard } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { aProduct, aUserAddress } from '../../testing/builders'
import { aCoupon, anAddress, anOrderer, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

/** A member's checkout with everything that can change: products, a coupon, a saved address, a saved card. */
async function aRunningCheckout() {
  const member = await api.signIn()
  const address = await aUserAddress(api.db, member.id)
  const product = await aProduct(api.db, { unit_price: 3000 })
  const coupon = await aCoupon(api.db, { code: `AKI-${member.id}` })
  const shopper = await aShopper(api, member)
  await shopper.init(null)
  await shopper.add(product.id, 2)
  await shopper.patch('coupons/add', { code: coupon.code })
  await shopper.patch('shippings/add', { user_address_id: address.id })
  const card = await shopper.cardToken('4242424242424242')
  const saved = await shopper.send('POST', '/v1/me/user-cards', {
    ...card,
    name: 'TARO YAMADA',
    brand: 'Visa',
  })
  const cardId = (saved.body as UserCard).id
  await shopper.payBy('card', { user_card_id: cardId })
  return { shopper, product, coupon, address, cardId, before: shopper.cart }
}
type Checkout = Awaited<ReturnType<typeof aRunningCheckout>>

const parcelOf = ({ shopper }: Checkout) => shopper.detail.shippings[0]!.packings[0]!.key
const setCart = async (
  { shopper }: Checkout,
  change: (cart: { payment_choice: object | null }) => object,
) => {
  const cart = await api.db
    .selectFrom('cart')
    .select('payment_choice')
    .where('token', '=', shopper.cart.token)
    .executeTakeFirstOrThrow()
  await api.db.updateTable('cart').set(change(cart)).where('token', '=', shopper.cart.token).execute()
}

const correctAddress = ({ shopper, address }: Checkout) =>
  shopper.send('PUT', `/v1/me/user-addresses/${address.id}`, {
    ...anAddress({ prefecture: '沖縄県', city: '那覇市', address1: '港町1-1' }),
    division_ct: address.division_ct,
  })

type Change = {
  name: string
  happens: (checkout: Checkout) => Promise<unknown>
  /** Code of the expected warning. Null if the choice is still valid. */
  code: string | null
  words?: RegExp
  /** The warning doesn't prevent the order, because the choice is still available. */
  isOrderable?: true
  isTrue?: (now: Cart, before: Cart) => void
}

const changes: Change[] = [
  {
    name: 'a price increase',
    happens: ({ product }) =>
      api.db.updateTable('product').set({ unit_price: 3300 }).where('id', '=', product.id).execute(),
    code: null,
    isTrue: (now, before) => {
      expect(now.data.detail.products[0]?.price_with_tax).toBe(3630)
      expect(now.data.detail.order.total_payment - before.data.detail.order.total_payment).toBe(660)
    },
  },
  {
    name: 'a sold-out product',
    happens: ({ product }) =>
      api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', product.id).execute(),
    code: 'cart.product.sold_out',
    words: /は在庫切れです。$/,
  },
  {
    name: 'insufficient stock',
    happens: ({ product }) =>
      api.db.updateTable('product_stock').set({ quantity: 1 }).where('product_id', '=', product.id).execute(),
    code: 'cart.product.not_enough',
    words: /は1点までご注文いただけます。$/,
  },
  {
    name: 'an expired coupon',
    happens: ({ coupon }) =>
      api.db
        .updateTable('coupon')
        .set({ valid_to: '2020-02-01T00:00:00+09:00' })
        .where('id', '=', coupon.id)
        .execute(),
    code: 'cart.coupon.is_expired',
    words: /^秋の500円クーポン：/,
    isOrderable: true,
    isTrue: (now) => expect(now.data.detail.coupons).toMatchObject([{ discount: 0 }]),
  },
  {
    name: 'a deleted card',
    happens: ({ cardId }) => api.db.deleteFrom('user_card').where('id', '=', cardId).execute(),
    code: 'cart.payment.card_gone',
    words: /登録から削除されています/,
    isTrue: (now) => expect(now.data.detail.payment?.masked_number).toBe('************4242'),
  },
  {
    name: 'an expired card',
    happens: (checkout) =>
      setCart(checkout, ({ payment_choice }) => {
        const choice = payment_choice as { card: object }
        return {
          payment_choice: JSON.stringify({ ...choice, card: { ...choice.card, expiration: '01/20' } }),
        }
      }),
    code: 'cart.payment.card_expired',
    words: /下4桁 4242.*有効期限が切れています/,
  },
  {
    name: 'a withdrawn payment method',
    happens: async (checkout) => {
      const hidden = await api.db
        .selectFrom('payment')
        .select('id')
        .where('is_show', '=', false)
        .executeTakeFirstOrThrow()
      await setCart(checkout, () => ({ payment_id: hidden.id }))
    },
    code: 'cart.payment.not_found',
    words: /お取り扱いが終了しました/,
    isTrue: (now) => expect(now.payment_id).toBeNull(),
  },
  {
    name: 'a delivery day in the past',
    happens: (checkout) =>
      api.db
        .updateTable('cart_packing')
        .set({ delivery_at: toTokyoDay(api.clock.now()) })
        .where('key', '=', parcelOf(checkout))
        .execute(),
    code: 'cart.packing.delivery_not_possible',
    words: /^お届け希望日の.*には間に合わなくなりました。いちばん近いお届け日は.*です。/,
    isTrue: (now) =>
      expect(now.data.detail.shippings[0]?.packings[0]?.delivery_at).toBe(toTokyoDay(api.clock.now())),
  },
  {
    name: 'a deleted address',
    happens: ({ address }) => api.db.deleteFrom('user_address').where('id', '=', address.id).execute(),
    code: 'cart.shipping.address_gone',
    words: /^お届け先の「.+ さま」は、住所録から削除されています。.*お届け先を選び直してください。$/,
    isOrderable: true,
    isTrue: (now, before) => expect(now.data.detail.shippings).toEqual(before.data.detail.shippings),
  },
  {
    name: 'a corrected address',
    happens: correctAddress,
    code: 'cart.shipping.address_changed',
    words:
      /^お届け先の「山田 太郎 さま」は、住所録の変更に合わせて「〒900-0001 沖縄県那覇市港町1-1」へお届けします。$/,
    isOrderable: true,
    isTrue: (now) => expect(now.data.detail.shippings).toMatchObject([{ prefecture: '沖縄県' }]),
  },
]

const steps: { step: string; call: (checkout: Checkout) => Promise<Cart> }[] = [
  { step: 'any screen', call: ({ shopper }) => shopper.get() },
  { step: 'shipping-add', call: ({ shopper }) => shopper.patch('order/modify', { orderer: anOrderer() }) },
  { step: 'shipping-detail', call: ({ shopper }) => shopper.patch('other/modify', { note: '置き配希望' }) },
  { step: 'payment', call: ({ shopper }) => shopper.patch('other/modify', { receipt_name: 'つなぐ商会' }) },
]

describe.each(steps)('at $step', ({ call }) => {
  test.each(changes)('keeps every choice despite $name and warns about invalid choices', async (change) => {
    const checkout = await aRunningCheckout()
    expect(checkout.before.data.detail.warnings).toEqual([])
    await change.happens(checkout)

    const now = await call(checkout)

    expect(now.data.detail.warnings).toEqual(
      change.code === null
        ? []
        : [expect.objectContaining({ code: change.code, message: expect.stringMatching(change.words!) })],
    )
    change.isTrue?.(now, checkout.before)
  })
})

test.each(changes.filter(({ code, isOrderable }) => code !== null && !isOrderable))(
  'reports $name in the payment check and rejects the order',
  async ({ happens, code, words }) => {
    const checkout = await aRunningCheckout()
    const { shopper, before } = checkout
    await happens(checkout)
    const now = await shopper.get()

    const { body } = await shopper.send(
      'GET',
      `/v1/carts/${before.token}/payment/${now.payment_id ?? 0}/check`,
    )

    const { errors } = body as PaymentCheck
    expect(errors).toEqual([expect.objectContaining({ code, message: expect.stringMatching(words!) })])
    expect(now.data.detail.warnings.map(({ message }) => message)).toEqual(
      errors.map(({ message }) => message),
    )
    await expect(shopper.decide()).rejects.toMatchObject({ status: 422 })
  },
)

test.each(changes.filter(({ code, isOrderable }) => code === null || isOrderable))(
  'places the order as chosen despite $name',
  async ({ happens }) => {
    const checkout = await aRunningCheckout()
    await happens(checkout)

    expect(await checkout.shopper.decide()).toMatchObject({ status: 'accepted' })
  },
)

test('an open confirm screen asks again after the address is corrected', async () => {
  const checkout = await aRunningCheckout()
  const { shopper, before } = checkout
  await correctAddress(checkout)

  const key = 'one-screen'
  await expect(shopper.decide(key, { version: before.version })).rejects.toMatchObject({
    status: 422,
    code: 'cart.decision.changed',
  })
  const { version } = await shopper.get()
  expect(await shopper.decide(key, { version })).toMatchObject({ status: 'accepted' })
})

test('choosing a destination again drops the note of the correction', async () => {
  const checkout = await aRunningCheckout()
  await correctAddress(checkout)

  await checkout.shopper.patch('shippings/add', { user_address_id: checkout.address.id })

  expect(checkout.shopper.detail.warnings).toEqual([])
})

test('marking an address as default changes no cart', async () => {
  const { shopper, address, before } = await aRunningCheckout()

  await shopper.send('PATCH', `/v1/me/user-addresses/${address.id}/use`)

  expect((await shopper.get()).version).toBe(before.version)
})
