import type { Cart, ShownOrder } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aCoupon, aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const shownOf = ({ data: { detail } }: Cart): ShownOrder => ({
  lines: detail.products.map(({ key, quantity, price_with_tax }) => ({
    key,
    quantity,
    price_with_tax,
    accessory_price: 0,
  })),
  coupons: detail.coupons.map(({ id, discount }) => ({ id, discount })),
  total_carriage: detail.order.total_carriage,
  payment_fee: detail.order.payment_fee,
  point: detail.order.point,
})
const seenOf = (cart: Cart) => ({
  version: cart.version,
  total_payment: cart.data.detail.order.total_payment,
  shown: shownOf(cart),
})
const setPrice = (id: number, unit_price: number) =>
  api.db.updateTable('product').set({ unit_price }).where('id', '=', id).execute()

test('rejects the first attempt when prices change but the total doesn’t', async () => {
  const [one, two] = [
    await aProduct(api.db, { name: '片木箱', unit_price: 3000 }),
    await aProduct(api.db, { name: '塗箱', unit_price: 4000 }),
  ]
  const shopper = await aReadyShopper(api, { productId: one.id })
  await shopper.add(two.id)
  const seen = seenOf(shopper.cart)
  await setPrice(one.id, 3500)
  await setPrice(two.id, 3500)

  await expect(shopper.decide('swapped', seen)).rejects.toMatchObject({
    status: 422,
    code: 'cart.decision.changed',
    errors: {
      changed: ['「片木箱」の価格（1点）：3,300円→3,850円', '「塗箱」の価格（1点）：4,400円→3,850円'],
    },
  })
  expect(await shopper.decide('swapped', seenOf(await shopper.get()))).toMatchObject({ status: 'accepted' })
})

test('rejects the first attempt when a coupon in the cart has expired', async () => {
  const coupon = await aCoupon(api.db, { code: 'AKI-ENDS' })
  const shopper = await aReadyShopper(api)
  await shopper.patch('coupons/add', { code: coupon.code })
  const seen = seenOf(shopper.cart)
  await api.db
    .updateTable('coupon')
    .set({ valid_to: '2020-02-01T00:00:00+09:00' })
    .where('id', '=', coupon.id)
    .execute()

  await expect(shopper.decide('ended', seen)).rejects.toMatchObject({
    code: 'cart.decision.changed',
    errors: { changed: expect.arrayContaining(['「秋の500円クーポン」の割引：500円→0円']) },
  })
  const now = await shopper.get()
  expect(now.data.detail.warnings).toEqual([
    expect.objectContaining({
      message:
        '秋の500円クーポン：このクーポンは有効期限が切れています。割引のない金額でご注文いただけます。',
    }),
  ])
  expect(await shopper.decide('ended', seenOf(now))).toMatchObject({ status: 'accepted' })
})

test('rejects a request that lists more than 1,000 displayed lines', async () => {
  const shopper = await aReadyShopper(api)
  const seen = seenOf(shopper.cart)
  const lines = Array.from({ length: 1_001 }, () => seen.shown.lines[0]!)

  await expect(shopper.decide('long', { ...seen, shown: { ...seen.shown, lines } })).rejects.toMatchObject({
    status: 422,
    code: 'validation.failed',
  })
})
