import { aProduct } from '../../testing/builders'
import { anAddress, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const place = anAddress({ address1: '千代田1-1' })
const retyped = { ...place, address1: '千代田１－１' }

async function aCartOfTwo() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo(place)
  return { shopper, others: [shopper.detail.products[1]!.key] }
}
const mergedNote = { code: 'cart.shipping.merged', message: expect.stringContaining('1か所にまとめました') }

test('merges an address that is entered twice', async () => {
  const { shopper, others } = await aCartOfTwo()
  const { total_carriage } = shopper.detail.order

  await shopper.patch('shippings/add', { address: retyped, product_keys: others })

  expect(shopper.detail.shippings).toHaveLength(1)
  expect(shopper.detail.order.total_carriage).toBe(total_carriage)
  expect(shopper.detail.warnings).toEqual([expect.objectContaining(mergedNote)])
})

test('treats another recipient at the same address as another destination', async () => {
  const { shopper, others } = await aCartOfTwo()

  await shopper.patch('shippings/add', {
    address: { ...retyped, shipping_first_name: '花子' },
    product_keys: others,
  })

  expect(shopper.detail.shippings).toHaveLength(2)
  expect(shopper.detail.warnings).toEqual([])
})

test('merges a destination that is changed to match another', async () => {
  const { shopper, others } = await aCartOfTwo()
  await shopper.patch('shippings/add', { address: anAddress({ city: '港区' }), product_keys: others })
  const { key } = shopper.detail.shippings[1]!

  await shopper.patch('shippings/modify', { key, address: retyped })

  expect(shopper.detail.shippings.map((one) => one.key)).toEqual([key])
  expect(shopper.detail.products.map(({ shipping_key }) => shipping_key)).toEqual([key, key])
  expect(shopper.detail.warnings).toEqual([expect.objectContaining(mergedNote)])
})

test('removes the merge note when another destination is added', async () => {
  const { shopper, others } = await aCartOfTwo()
  await shopper.patch('shippings/add', { address: retyped, product_keys: others })

  await shopper.patch('shippings/add', { address: anAddress({ city: '港区' }), product_keys: others })

  expect(shopper.detail.warnings).toEqual([])
})

test('rejects a distribution with a duplicate address', async () => {
  const { shopper } = await aCartOfTwo()
  const [first, second] = shopper.detail.products
  const goods = (key: string) => [{ product_key: key, quantity: 1 }]
  const destinations = [
    { address: retyped, goods: goods(first!.key) },
    { key: shopper.detail.shippings[0]!.key, goods: goods(second!.key) },
  ]

  await expect(shopper.patch('shippings/distribute', { destinations })).rejects.toMatchObject({
    errors: { 'destinations.1': ['2件目のお届け先は、1件目と同じです。1つにまとめてください'] },
  })
})
