import { anAccessory, aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

/** A cart with a blazer of size 160 with a noshi, then a towel. Both sizes may have the noshi. */
async function aBlazer({ isNoshiForLarge = true } = {}) {
  const small = await aProduct(api.db, {
    has_measurement: true,
    has_name_embroidery: true,
    variant_value_1: '160',
  })
  const large = await aProduct(api.db, {
    has_measurement: true,
    has_name_embroidery: true,
    product_model_id: small.product_model_id,
    variant_value_1: '170',
    unit_price: small.unit_price + 1000,
  })
  const towel = await aProduct(api.db)
  const noshi = await anAccessory(api.db, { kind: 'noshi' })
  for (const product_id of [small.id, ...(isNoshiForLarge ? [large.id] : [])])
    await api.db.insertInto('product_accessory').values({ product_id, accessory_id: noshi.id }).execute()
  const shopper = await aShopper(api)
  const accessories = [{ accessory_id: noshi.id, noshi_heading: '御祝', noshi_name: '山田' }]
  await shopper.add(small.id, 2, { accessories, measurement: { height: 1580 }, name_embroidery: '佐藤' })
  await shopper.add(towel.id)
  const key = shopper.detail.products[0]!.key
  const modify = (change: object) => shopper.patch('products/modify', { key, ...change })
  return { shopper, small, large, towel, modify, key }
}

test('changes the size of a line in its place', async () => {
  const { shopper, large, towel, modify } = await aBlazer()

  await modify({ product_id: large.id, name_embroidery: '田中' })

  const [line, other] = shopper.detail.products
  expect(line).toMatchObject({
    product_id: large.id,
    quantity: 2,
    unit_price: large.unit_price,
    measurement: { height: 1580 },
    name_embroidery: '田中',
    accessories: [{ noshi_name: '山田', quantity: 2 }],
  })
  expect(other?.product_id).toBe(towel.id)
  const { detail } = shopper
  expect((await shopper.get()).data.detail).toEqual(detail)
})

test('joins a line with an equal one of its new size', async () => {
  const { shopper, small, large, modify } = await aBlazer()
  await shopper.add(large.id, 1)
  await modify({ measurement: null, name_embroidery: null })
  await shopper.patch('accessories/delete', { key: shopper.detail.products[0]!.accessories[0]!.key })

  await modify({ product_id: large.id })

  const pieces = shopper.detail.products.map(({ product_id, quantity }) => [product_id, quantity])
  expect(pieces).toContainEqual([large.id, 3])
  expect(pieces.flat()).not.toContain(small.id)
})

test.each([
  ['a product of another model', 'cart.products.other_model', async () => (await aProduct(api.db)).id],
  ['an unknown product', 'cart.add_products.product_not_found', async () => 999_999],
])('refuses to change a line to %s', async (_which, code, findProductId) => {
  const { shopper, small, modify } = await aBlazer()

  await expect(modify({ product_id: await findProductId() })).rejects.toMatchObject({ status: 422, code })

  expect((await shopper.get()).data.detail.products[0]).toMatchObject({ product_id: small.id })
})

test('refuses a size that can’t have the line’s noshi', async () => {
  const { large, modify } = await aBlazer({ isNoshiForLarge: false })

  await expect(modify({ product_id: large.id })).rejects.toMatchObject({
    status: 422,
    code: 'cart.accessories.not_allowed',
  })
})

test('refuses a size of which too few are left', async () => {
  const { large, modify } = await aBlazer()
  await api.db.updateTable('product_stock').set({ quantity: 1 }).where('product_id', '=', large.id).execute()

  await expect(modify({ product_id: large.id })).rejects.toMatchObject({
    code: 'cart.update_products.not_enough',
  })
})
