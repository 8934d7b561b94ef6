import { anAccessory, aProduct } from '../../testing/builders'
import { aCoupon, anAddress, aShopper } from '../../testing/cart-builders'
import { newKey } from '../../platform/secret/token.rules'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

test("turns a guest's cart into the member's at first login", async () => {
  const product = await aProduct(api.db)
  const guest = await aShopper(api)
  await guest.add(product.id, 2)
  const member = await aShopper(api, await api.signIn())
  const own = member.cart.token

  await member.init(guest.cart.token)

  expect(member.cart.token).toBe(own)
  expect(member.cart.is_member).toBe(true)
  expect(member.detail.products.map(({ quantity }) => quantity)).toEqual([2])
})

test('merges carts once at login and keeps the larger quantities', async () => {
  const common = await aProduct(api.db)
  const fresh = await aProduct(api.db)
  const coupon = await aCoupon(api.db)
  const guest = await aShopper(api)
  await guest.add(common.id, 3)
  await guest.add(fresh.id)
  await guest.patch('coupons/add', { code: coupon.code })
  const member = await aShopper(api, await api.signIn())
  await member.add(common.id, 2)
  await member.shipTo(anAddress({ prefecture: '大阪府' }))

  await member.init(guest.cart.token)
  const once = member.detail
  await member.init(guest.cart.token)

  expect(once.products.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [common.id, 3],
    [fresh.id, 1],
  ])
  expect(once.products.every(({ packing_key }) => packing_key !== null)).toBe(true)
  expect(once.shippings.map(({ prefecture }) => prefecture)).toEqual(['大阪府'])
  expect(once.coupons).toHaveLength(1)
  expect(member.detail).toEqual(once)
})

test('merges dressed lines at login and joins equal ones', async () => {
  const [towel, noshi] = [await aProduct(api.db), await anAccessory(api.db, { kind: 'noshi' })]
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: towel.id, accessory_id: noshi.id })
    .execute()
  const named = (noshi_name: string) => ({ accessories: [{ accessory_id: noshi.id, noshi_name }] })
  const guest = await aShopper(api)
  await guest.add(towel.id, 3, named('山田'))
  await guest.add(towel.id, 1, named('鈴木'))
  const member = await aShopper(api, await api.signIn())
  await member.add(towel.id, 2, named('山田'))
  await member.add(towel.id, 1)

  await member.init(guest.cart.token)

  expect(
    member.detail.products.map(({ quantity, accessories }) => [
      quantity,
      accessories.map((worn) => [worn.noshi_name, worn.quantity]),
    ]),
  ).toEqual([
    [3, [['山田', 3]]],
    [1, []],
    [1, [['鈴木', 1]]],
  ])
  expect((await member.get()).data.detail).toEqual(member.detail)
})

test('joins equal lines of an older cart when it is opened', async () => {
  const { id: product_id } = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product_id, 2)
  const { id: cart_id } = shopper.cart
  await api.db.insertInto('cart_line').values({ key: newKey(), cart_id, product_id, quantity: 3 }).execute()

  await shopper.init()

  expect(shopper.detail.products.map(({ quantity }) => quantity)).toEqual([5])
})

test('resumes the member’s cart on another device', async () => {
  const signedIn = await api.signIn()
  const phone = await aShopper(api, signedIn)
  await phone.add((await aProduct(api.db)).id)

  const desktop = await aShopper(api, signedIn)

  expect(desktop.cart.token).toBe(phone.cart.token)
})

test("hides a member's cart from guests", async () => {
  const member = await aShopper(api, await api.signIn())
  const guest = await aShopper(api)

  const seen = await api.call('GET', `/v1/carts/${member.cart.token}`)
  await guest.init(member.cart.token)

  expect(seen).toMatchObject({ status: 422, body: { code: 'cart.common.is_expired' } })
  expect(guest.cart.token).not.toBe(member.cart.token)
})
