import { aProduct, anAccessory, aUserAddress } from '../testing/builders'
import { aCoupon, anAddress, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

test('creates an empty cart for a guest without a token', async () => {
  const { cart, detail } = await aShopper(api)

  expect(cart).toMatchObject({ is_member: false, data: { order_no: null } })
  expect(detail).toMatchObject({ products: [], order: { total_payment: 0, total_quantity: 0 } })
})

test('adds to the existing line and rounds tax once per rate', async () => {
  const towel = await aProduct(api.db, { unit_price: 3000 })
  const tea = await aProduct(api.db, { unit_price: 1000, tax_class: 'reduced' })
  const shopper = await aShopper(api)

  await shopper.add(towel.id)
  await shopper.add(towel.id, 2)
  const cart = await shopper.add(tea.id)

  expect(cart.data.detail.products.map(({ quantity }) => quantity)).toEqual([3, 1])
  expect(cart.data.detail.order).toMatchObject({ total_price: 10980, total_payment: 10980, total_tax: 980 })
  expect(cart.data.detail.order.amount_by_tax_rate).toEqual([
    { tax_rate: 8, is_reduced: true, amount: 1080, tax_amount: 80 },
    { tax_rate: 10, is_reduced: false, amount: 9900, tax_amount: 900 },
  ])
})

test('rejects a quantity above the stock with an error on the field', async () => {
  const product = await aProduct(api.db, { stock: 2 })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2)

  await expect(shopper.add(product.id)).rejects.toMatchObject({
    status: 422,
    code: 'cart.update_products.not_enough',
    errors: { quantity: [expect.any(String)] },
  })
  expect((await shopper.get()).data.detail.products[0]!.quantity).toBe(2)
})

test('rejects a product not on sale with cart.update_products.not_sale', async () => {
  const product = await aProduct(api.db, { is_sale: false })
  const shopper = await aShopper(api)

  await expect(shopper.add(product.id)).rejects.toMatchObject({
    status: 422,
    code: 'cart.update_products.not_sale',
  })
})

test('drops missing products at init only if invalid_product is set', async () => {
  const product = await aProduct(api.db)
  const kept = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.add(kept.id)
  await api.db.updateTable('product').set({ is_show: false }).where('id', '=', product.id).execute()

  await expect(shopper.init()).rejects.toMatchObject({ status: 422, code: 'cart.init.product_not_found' })
  await shopper.init(shopper.cart.token, { invalid_product: true })

  expect(shopper.detail.products.map(({ product_id }) => product_id)).toEqual([kept.id])
})

test('changes lines by key and deletes them by key or product', async () => {
  const a = await aProduct(api.db)
  const b = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(a.id)
  await shopper.add(b.id)
  const [line] = shopper.detail.products

  await shopper.patch('products/modify', { key: line!.key, quantity: 4 })
  expect(shopper.detail.products[0]!.quantity).toBe(4)
  await shopper.patch('products/delete', { key: line!.key })
  await shopper.patch('products/delete', { ids: [b.id] })

  expect(shopper.detail.products).toEqual([])
})

test('rejects an expired cart with cart.common.is_expired', async () => {
  const shopper = await aShopper(api)
  const { token } = shopper.cart
  await api.db
    .updateTable('cart')
    .set({ expires_at: '2020-01-01T00:00:00+09:00' })
    .where('token', '=', token)
    .execute()

  await expect(shopper.get()).rejects.toMatchObject({ status: 422, code: 'cart.common.is_expired' })
  await shopper.init()

  expect(shopper.cart.token).not.toBe(token)
})

test('charges for a line’s wrapping and noshi', async () => {
  const product = await aProduct(api.db)
  const noshi = await anAccessory(api.db, {
    kind: 'noshi',
    unit_price: 100,
    choices: JSON.stringify(['御祝', '内祝']),
    text_max_length: 5,
  })
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: noshi.id })
    .execute()
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2, {
    accessories: [{ accessory_id: noshi.id, noshi_heading: '御祝', noshi_name: '山田' }],
  })

  expect(shopper.detail.order).toMatchObject({ total_price: 6820, total_accessory: 220 })
  const [accessory] = shopper.detail.products[0]!.accessories
  await expect(
    shopper.patch('accessories/modify', { key: accessory!.key, noshi_heading: '祝結婚' }),
  ).rejects.toMatchObject({ status: 422 })
  await expect(
    shopper.patch('accessories/modify', { key: accessory!.key, noshi_name: '長すぎる名前です' }),
  ).rejects.toMatchObject({
    status: 422,
  })
  await shopper.patch('accessories/delete', { key: accessory!.key })

  expect(shopper.detail.order.total_price).toBe(6600)
})

test('charges postage by region until the total reaches the free threshold', async () => {
  const product = await aProduct(api.db, { unit_price: 5000, stock: 20 })
  const shopper = await aShopper(api)
  await shopper.add(product.id)

  await shopper.shipTo()
  expect(shopper.detail.order).toMatchObject({ total_carriage: 770, amount_until_free_carriage: 5500 })
  await shopper.shipTo(anAddress({ prefecture: '沖縄県', postal_code: '9000001' }))
  expect(shopper.detail.order).toMatchObject({ total_carriage: 1980, amount_until_free_carriage: null })
  expect(shopper.detail.shippings).toHaveLength(1)
  await shopper.shipTo()
  await shopper.add(product.id)

  expect(shopper.detail.order).toMatchObject({ total_carriage: 0, amount_until_free_carriage: 0 })
})

test('joins both parts of a split line on reset', async () => {
  const product = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product.id, 3)
  await shopper.shipTo()
  await shopper.patch('shippings/add', { address: anAddress({ prefecture: '北海道' }), product_keys: [] })
  const [first, second] = shopper.detail.shippings

  await shopper.patch('products/divide', {
    key: shopper.detail.products[0]!.key,
    parts: [
      { quantity: 1, shipping_key: first!.key },
      { quantity: 2, shipping_key: second!.key },
    ],
  })

  expect(shopper.detail.products.map(({ quantity, shipping_key }) => [quantity, shipping_key])).toEqual([
    [1, first!.key],
    [2, second!.key],
  ])
  expect(shopper.detail.order.total_carriage).toBe(770 + 1320)
  await shopper.patch('shippings/reset', {})
  expect(shopper.detail.shippings).toHaveLength(1)
  expect(shopper.detail.shippings[0]!.packings[0]!.products).toMatchObject([{ quantity: 3 }])
})

test('replaces the old address if only one address is allowed', async () => {
  const channel = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await api.db
    .insertInto('setting')
    .values({ channel_id: channel.id, key: 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', value: 'false' })
    .execute()

  await shopper.patch('shippings/add', { address: anAddress({ prefecture: '大阪府' }), product_keys: [] })

  expect(shopper.detail.shippings.map(({ prefecture }) => prefecture)).toEqual(['大阪府'])
  await api.db.deleteFrom('setting').where('key', '=', 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE').execute()
})

test('accepts only delivery days listed in the lead times', async () => {
  const product = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await expect(
    shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`),
  ).rejects.toMatchObject({
    code: 'cart_detail.set_user_address.not_data',
  })
  await shopper.shipTo()
  const packing = shopper.detail.shippings[0]!.packings[0]!

  const { body } = await shopper.send(
    'GET',
    `/v1/shipping-leadtime/carts/${shopper.cart.token}?keys[]=${packing.key}`,
  )
  const [leadtime] = body.data
  await expect(
    shopper.patch('packings/modify', { key: packing.key, delivery_at: '2020-01-01' }),
  ).rejects.toMatchObject({
    code: 'cart.packing.delivery_not_possible',
  })
  await shopper.patch('packings/modify', {
    key: packing.key,
    delivery_at: leadtime.days[3],
    delivery_timezone_key: 'am',
  })

  expect(shopper.detail.shippings[0]!.packings[0]).toMatchObject({
    delivery_at: leadtime.days[3],
    delivery_timezone: '午前中',
  })
})

test('shows the earliest delivery day before an address is set', async () => {
  const [quick, slow] = [await aProduct(api.db, { lead_days: 0 }), await aProduct(api.db, { lead_days: 5 })]
  const shopper = await aShopper(api)
  await shopper.add(quick.id)
  const earliestTo = async (place: string) => {
    const path = `/v1/shipping-leadtime/carts/${shopper.cart.token}?choiceMode=earliest&${place}`
    return (await shopper.send('GET', path)).body.data
  }
  const [tokyo] = await earliestTo(`pref=${encodeURIComponent('東京都')}&postal=1000001`)
  const [island] = await earliestTo(`pref=${encodeURIComponent('東京都')}&postal=1002101`)

  expect(island.first_day > tokyo.first_day).toBe(true)
  expect(Date.parse(tokyo.order_by)).toBeGreaterThan(api.clock.now().getTime())
  await shopper.add(slow.id)
  expect((await earliestTo(`pref=${encodeURIComponent('東京都')}`))[0].first_day > tokyo.first_day).toBe(true)
  expect(shopper.detail.shippings).toEqual([])
  await expect(earliestTo(`pref=${encodeURIComponent('火星')}`)).rejects.toMatchObject({
    code: 'validation.failed',
  })
})

test('rejects a missing user address with cart_detail.set_user_address.not_data', async () => {
  const member = await api.signIn()
  const address = await aUserAddress(api.db, member.id)
  const shopper = await aShopper(api, member)
  await shopper.add((await aProduct(api.db)).id)

  await expect(shopper.patch('shippings/add', { user_address_id: 999_999 })).rejects.toMatchObject({
    status: 422,
    code: 'cart_detail.set_user_address.not_data',
  })
  await shopper.patch('shippings/add', { user_address_id: address.id })

  expect(shopper.detail.shippings[0]).toMatchObject({
    user_address_id: address.id,
    full_address: '〒100-0001 東京都千代田区千代田１－１',
  })
})

test('applies each coupon only once', async () => {
  const coupon = await aCoupon(api.db, { minimum_price: 3000 })
  const shopper = await aShopper(api)
  await expect(shopper.patch('coupons/add', { code: 'AKI500' })).rejects.toMatchObject({
    code: 'cart.coupon.minimum_price',
  })
  await expect(shopper.patch('coupons/add', { code: 'NAI' })).rejects.toMatchObject({
    code: 'cart.coupon.not_found',
  })
  await shopper.add((await aProduct(api.db)).id)

  await shopper.patch('coupons/add', { code: 'ａｋｉ500' })
  await shopper.patch('coupons/add', { code: 'AKI500' })

  expect(shopper.detail.coupons).toEqual([
    { id: coupon.id, code: 'AKI500', name: coupon.name, discount: 500 },
  ])
  expect(shopper.detail.products[0]!.coupon_discount_parts).toEqual([
    { coupon_id: coupon.id, code: 'AKI500', amount: 500 },
  ])
  expect(shopper.detail.order.total_payment).toBe(2800)
  await shopper.patch('coupons/delete', { id: coupon.id })
  expect(shopper.detail.order.total_payment).toBe(3300)
})

test('rejects more points than the member’s balance', async () => {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 300 }).execute()
  const shopper = await aShopper(api, member)
  await shopper.add((await aProduct(api.db)).id)

  await expect(shopper.patch('point', { point: 301 })).rejects.toMatchObject({
    code: 'cart.point.not_enough',
    message: 'ご利用可能なポイントが不足しています。',
  })
  const unchanged = await shopper.get()
  expect(unchanged.data.detail.order).toMatchObject({ point: 0, total_payment: 3300 })
  await shopper.patch('point', { point: 300 })

  expect(shopper.cart.usable_point).toBe(300)
  expect(shopper.detail.order).toMatchObject({ point: 300, total_payment: 3000, earned_point: 30 })
})

test('empties the cart on reset but keeps its token', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  const { token, version } = shopper.cart

  await shopper.patch('reset', {})

  expect(shopper.cart.token).toBe(token)
  expect(shopper.cart.version).toBeGreaterThan(version)
  expect(shopper.detail.products).toEqual([])
})

test('lists each payment method with its fee or reason for unavailability', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()

  const { body } = await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)

  const byKind = Object.fromEntries(body.data.map((payment: { kind: string }) => [payment.kind, payment]))
  expect(byKind.cash_on_delivery).toMatchObject({ fee: 330, is_available: true })
  expect(byKind.deferred).toMatchObject({
    is_available: false,
    unavailable_reason: '後払いは会員の方のみご利用いただけます。',
  })
  await shopper.payBy('cash_on_delivery')
  expect(shopper.detail.order).toMatchObject({ payment_fee: 330, total_payment: 3300 + 770 + 330 })
})

test('reports every incomplete step in the payment check', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db, { is_alcohol: true })).id)
  const check = async () =>
    (
      await shopper.send(
        'GET',
        `/v1/carts/${shopper.cart.token}/payment/${shopper.cart.payment_id ?? 0}/check`,
      )
    ).body

  expect((await check()).errors.map(({ step }: { step: string }) => step)).toEqual([
    'shipping',
    'orderer',
    'payment',
  ])
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')
  expect((await check()).errors).toMatchObject([{ code: 'cart.orderer.birthday_required' }])
  await shopper.patch('order/modify', { birthday: '2020-01-01' })
  expect((await check()).errors).toMatchObject([{ code: 'cart.orderer.under_age' }])
  await shopper.patch('order/modify', { birthday: '1980-01-01' })

  expect(await check()).toEqual({ is_valid: true, errors: [] })
})
