import { anAccessory, aProduct } from '../../testing/builders'
import { anAddress, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

/** An empty cart, and a towel that may have a noshi and a card. */
async function aTowel() {
  const [towel, noshi, card] = [
    await aProduct(api.db),
    await anAccessory(api.db, { kind: 'noshi', unit_price: 100 }),
    await anAccessory(api.db, { kind: 'message_card', unit_price: 200 }),
  ]
  for (const { id: accessory_id } of [noshi, card])
    await api.db.insertInto('product_accessory').values({ product_id: towel.id, accessory_id }).execute()
  const shopper = await aShopper(api)
  const named = (noshi_name: string) => [{ accessory_id: noshi.id, noshi_heading: '御祝', noshi_name }]
  const withCard = (message: string) => [...named('山田'), { accessory_id: card.id, message }]
  const lines = () =>
    shopper.detail.products.map(({ quantity, accessories }) => [
      quantity,
      accessories.map((worn) => [worn.noshi_name ?? worn.message, worn.quantity]),
    ])
  return { shopper, towel, card, named, withCard, lines }
}

test('joins the same product with the same noshi and card', async () => {
  const { shopper, towel, withCard, lines } = await aTowel()
  await shopper.add(towel.id, 1, { accessories: withCard('おめでとう') })
  const { products, order } = shopper.detail

  await shopper.add(towel.id, 1, { accessories: withCard('おめでとう').toReversed() })

  expect(lines()).toEqual([
    [
      2,
      [
        ['山田', 2],
        ['おめでとう', 2],
      ],
    ],
  ])
  expect(shopper.detail.products[0]!.key).toBe(products[0]!.key)
  expect(shopper.detail.order.total_accessory).toBe(order.total_accessory * 2)
  const { detail } = shopper
  expect((await shopper.get()).data.detail).toEqual(detail)
})

test('joins pieces with the same noshi to the parcel’s card holder', async () => {
  const { shopper, towel, named, withCard, lines } = await aTowel()
  await shopper.add(towel.id, 1, { accessories: withCard('おめでとう') })

  await shopper.add(towel.id, 2, { accessories: named('山田') })

  expect(lines()).toEqual([
    [
      3,
      [
        ['山田', 3],
        ['おめでとう', 1],
      ],
    ],
  ])
})

test('keeps the parcel’s card when the line that held it is joined', async () => {
  const { shopper, towel, named, withCard, lines } = await aTowel()
  await shopper.add(towel.id, 1, { accessories: named('山田') })

  await shopper.add(towel.id, 1, { accessories: withCard('おめでとう') })

  const joined = [
    ['山田', 2],
    ['おめでとう', 1],
  ]
  expect(lines()).toEqual([[2, joined]])
  await shopper.get()
  expect(lines()).toEqual([[2, joined]])
})

test('keeps lines with different noshi names apart', async () => {
  const { shopper, towel, named, lines } = await aTowel()

  for (const name of ['山田', '鈴木']) await shopper.add(towel.id, 1, { accessories: named(name) })

  expect(lines()).toEqual([
    [1, [['山田', 1]]],
    [1, [['鈴木', 1]]],
  ])
})

test('joins two lines once their noshi become equal', async () => {
  const { shopper, towel, named, lines } = await aTowel()
  for (const name of ['山田', '鈴木']) await shopper.add(towel.id, 1, { accessories: named(name) })
  const [yamada, suzuki] = shopper.detail.products

  await shopper.patch('accessories/modify', { key: suzuki!.accessories[0]!.key, noshi_name: '山田' })

  expect(shopper.detail.products[0]!.key).toBe(yamada!.key)
  expect(lines()).toEqual([[2, [['山田', 2]]]])
})

test('rejects a change of a line that was joined to another', async () => {
  const { shopper, towel, named, lines } = await aTowel()
  for (const name of ['山田', '鈴木']) await shopper.add(towel.id, 1, { accessories: named(name) })
  const { key, accessories } = shopper.detail.products[1]!
  await shopper.patch('accessories/delete', { key: shopper.detail.products[0]!.accessories[0]!.key })
  await shopper.patch('accessories/delete', { key: accessories[0]!.key })

  const late = shopper.patch('products/modify', { key, quantity: 3 })

  await expect(late).rejects.toMatchObject({ status: 422, code: 'cart.products.line_not_found' })
  expect(lines()).toEqual([[2, []]])
})

async function aTowelForTwo() {
  const { shopper, towel, withCard, lines } = await aTowel()
  await shopper.add(towel.id, 3, { accessories: withCard('おめでとう') })
  await shopper.shipTo()
  await shopper.patch('shippings/add', { address: anAddress({ prefecture: '北海道' }), product_keys: [] })
  return { shopper, lines, line: shopper.detail.products[0]!, second: shopper.detail.shippings[1]! }
}

test('gives each destination a card and each piece its noshi when divided', async () => {
  const { shopper, lines, line, second } = await aTowelForTwo()

  await shopper.patch('products/divide', {
    key: line.key,
    parts: [{ quantity: 2 }, { quantity: 1, shipping_key: second.key }],
  })

  const worn = (pieces: number) => [
    ['山田', pieces],
    ['おめでとう', 1],
  ]
  expect(lines()).toEqual([
    [2, worn(2)],
    [1, worn(1)],
  ])
})

test('leaves a line whole when it is divided within one parcel', async () => {
  const { shopper, line } = await aTowelForTwo()
  const before = shopper.detail.products

  await shopper.patch('products/divide', {
    key: line.key,
    parts: [{ quantity: 2 }, { quantity: 1, packing_key: line.packing_key }],
  })

  expect(shopper.detail.products).toEqual(before)
})

test('joins the parts of a line that move to one destination', async () => {
  const { shopper, lines, line, second } = await aTowelForTwo()
  await shopper.patch('products/divide', {
    key: line.key,
    parts: [{ quantity: 2 }, { quantity: 1, shipping_key: second.key }],
  })

  await shopper.patch('shippings/modify', { key: second.key, product_keys: [line.key] })

  expect(lines().map(([quantity]) => quantity)).toEqual([3])
})
