import { aCoupon, anOrderer, aReadyShopper, aShopper } from '../../testing/cart-builders'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const orderWith = async (code: string, email: string, as?: Awaited<ReturnType<FreshApi['signIn']>>) => {
  const shopper = await aReadyShopper(api, { ...(as ? { as } : {}) })
  await shopper.patch('order/modify', { orderer: anOrderer({ email }) })
  await shopper.patch('coupons/add', { code })
  await shopper.decide()
}
const codesOf = ({ detail }: Awaited<ReturnType<typeof aShopper>>) => detail.warnings.map(({ code }) => code)

test('rejects a coupon already used by the entered email address', async () => {
  await aCoupon(api.db, { code: 'MAIL' })
  await orderWith('MAIL', 'guest@example.jp')
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.patch('coupons/add', { code: 'MAIL' })
  expect(codesOf(shopper)).toEqual([])

  await shopper.patch('order/modify', { orderer: anOrderer({ email: 'Guest@Example.jp' }) })

  expect(codesOf(shopper)).toEqual(['cart.coupon.already_used'])
  expect(shopper.detail.order.coupon_discount).toBe(0)
})

test('accepts the coupon again for another email address', async () => {
  await aCoupon(api.db, { code: 'OTHER' })
  await orderWith('OTHER', 'first@example.jp')
  const shopper = await aReadyShopper(api)
  await shopper.patch('coupons/add', { code: 'OTHER' })
  await shopper.patch('order/modify', { orderer: anOrderer({ email: 'first@example.jp' }) })

  await shopper.patch('order/modify', { orderer: anOrderer({ email: 'second@example.jp' }) })

  expect(codesOf(shopper)).toEqual([])
  expect(shopper.detail.order.coupon_discount).toBe(500)
})

test('rejects a coupon already used by a member with the guest’s email', async () => {
  await aCoupon(api.db, { code: 'MEMBER' })
  await orderWith('MEMBER', 'member@example.jp', await api.signIn())

  await expect(orderWith('MEMBER', 'member@example.jp')).rejects.toMatchObject({
    code: 'cart.coupon.already_used',
  })
})
