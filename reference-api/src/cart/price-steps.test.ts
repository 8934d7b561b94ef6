import { aProduct } from '../testing/builders'
import { anAddress, aReadyShopper, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const aCase = () =>
  aProduct(api.db, {
    unit_price: 24_000,
    stock: 60,
    max_quantity: 50,
    piece_count: 30,
    piece_unit: '枚',
    price_steps: JSON.stringify([
      { quantity_from: 5, unit_price: 22_800 },
      { quantity_from: 10, unit_price: 21_600 },
    ]),
  })

test('charges the price step for the quantity', async () => {
  const { id } = await aCase()
  const shopper = await aShopper(api)
  const lineAt = async (quantity: number) => {
    const key = shopper.detail.products[0]?.key
    await (key ? shopper.patch('products/modify', { key, quantity }) : shopper.add(id, quantity))
    const { unit_price, price_with_tax, total_price, next_price_step } = shopper.detail.products[0]!
    return [unit_price, price_with_tax, total_price, next_price_step?.quantity_from]
  }

  expect(await lineAt(4)).toEqual([24_000, 26_400, 105_600, 5])
  expect(await lineAt(5)).toEqual([22_800, 25_080, 125_400, 10])
  expect(await lineAt(10)).toEqual([21_600, 23_760, 237_600, undefined])
  expect(await lineAt(1)).toEqual([24_000, 26_400, 26_400, 5])
})

test('computes the price step from all lines of a product', async () => {
  const { id } = await aCase()
  const shopper = await aShopper(api)
  await shopper.add(id, 5)
  await shopper.shipTo()
  await shopper.patch('shippings/add', { address: anAddress({ prefecture: '北海道' }), product_keys: [] })
  const [first, second] = shopper.detail.shippings
  await shopper.patch('products/divide', {
    key: shopper.detail.products[0]!.key,
    parts: [
      { quantity: 3, shipping_key: first!.key },
      { quantity: 2, shipping_key: second!.key },
    ],
  })
  await shopper.payByCard('4242424242424242')

  const { order_no } = await shopper.decide()

  const lines = await api.db
    .selectFrom('order_line')
    .innerJoin('order', 'order.id', 'order_line.order_id')
    .select(['order_line.unit_price', 'order_line.quantity'])
    .orderBy('order_line.id')
    .where('order_no', '=', order_no)
    .execute()
  expect(lines).toEqual([
    { unit_price: 22_800, quantity: 3 },
    { unit_price: 22_800, quantity: 2 },
  ])
})

test('returns case contents and price steps in products and lists', async () => {
  const { key } = await aCase()
  const steps = [
    { quantity_from: 5, unit_price: 22_800, price_with_tax: 25_080 },
    { quantity_from: 10, unit_price: 21_600, price_with_tax: 23_760 },
  ]

  const { body: product } = await api.call('GET', `/v1/products/${key}`)
  const { body: list } = await api.call('GET', '/v1/products?sort=newest')

  expect(product).toMatchObject({ pieces: { count: 30, unit: '枚' }, price_steps: steps })
  expect(list.data.find((one: { key: string }) => one.key === key)).toMatchObject({
    pieces: { count: 30, unit: '枚' },
    price_steps: steps,
  })
})

test('returns no case or price steps for a product sold singly', async () => {
  const { key } = await aProduct(api.db)

  expect((await api.call('GET', `/v1/products/${key}`)).body).toMatchObject({ pieces: null, price_steps: [] })
})

test('counts cases as cases in cart, order and messages', async () => {
  const { id } = await aCase()
  const as = await api.signIn()
  const shopper = await aReadyShopper(api, { as, productId: id, quantity: 2 })

  expect(shopper.detail.products[0]!.product_info.counter).toBe('ケース')
  await expect(
    shopper.patch('products/modify', { key: shopper.detail.products[0]!.key, quantity: 51 }),
  ).rejects.toMatchObject({ message: expect.stringContaining('50ケースまでご注文いただけます') })

  await shopper.decide()
  const { body } = await api.call('GET', '/v1/me/orders', { as })
  expect(body.data[0].products[0].counter).toBe('ケース')
})

test('names no counter for a product sold singly', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  expect(shopper.detail.products[0]!.product_info).not.toHaveProperty('counter')
})
