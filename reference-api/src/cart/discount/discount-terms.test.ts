import { aProduct } from '../../testing/builders'
import { aCoupon, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const aVoucher = () => aProduct(api.db, { name: '商品券', unit_price: 10_000, tax_class: 'exempt' })
const aTowel = () => aProduct(api.db, { name: '今治タオル', unit_price: 3000 })

test('gives no coupon discount and no points for a voucher', async () => {
  await aCoupon(api.db, { code: 'TEN', discount_kind: 'percent', discount_value: 10 })
  const shopper = await aShopper(api, await api.signIn())
  await shopper.add((await aVoucher()).id)
  await shopper.add((await aTowel()).id)

  await shopper.patch('coupons/add', { code: 'TEN' })

  expect(shopper.detail.order).toMatchObject({ coupon_discount: 330, earned_point: 29 })
  expect(shopper.detail.discount_notes).toEqual({
    coupon: '「商品券」はクーポンの割引の対象外です。',
    point: '「商品券」にはポイントが付きません。',
  })
})

test('rejects a coupon for a cart with only vouchers', async () => {
  await aCoupon(api.db, { code: 'NONE' })
  const shopper = await aShopper(api)
  await shopper.add((await aVoucher()).id)

  await expect(shopper.patch('coupons/add', { code: 'NONE' })).rejects.toMatchObject({
    code: 'cart.coupon.no_goods',
  })
})

test('rejects an exclusive coupon when another coupon is applied', async () => {
  await aCoupon(api.db, { code: 'FIRST' })
  await aCoupon(api.db, { code: 'ALONE', is_combinable: false })
  const shopper = await aShopper(api)
  await shopper.add((await aTowel()).id)
  await shopper.patch('coupons/add', { code: 'FIRST' })

  await expect(shopper.patch('coupons/add', { code: 'ALONE' })).rejects.toMatchObject({
    code: 'cart.coupon.not_combinable',
  })
})
