import { randomUUID } from 'node:crypto'
import { aProduct, anAccessory, aUserAddress } from '../../testing/builders'
import { anAddress, aShopper } from '../../testing/cart-builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

type Shopper = Awaited<ReturnType<typeof aShopper>>

const named = (last: string) => anAddress({ shipping_last_name: last })
const lineOf = ({ detail }: Shopper, productId: number) =>
  detail.products.find(({ product_id }) => product_id === productId)!.key

async function sharesOf({ cart }: Shopper) {
  const rows = await api.db
    .selectFrom('cart_line')
    .innerJoin('cart_packing', 'cart_packing.key', 'cart_line.packing_key')
    .innerJoin('cart_shipping', 'cart_shipping.key', 'cart_packing.shipping_key')
    .select(['shipping_last_name', 'product_id', 'quantity'])
    .where('cart_line.cart_id', '=', cart.id)
    .orderBy('cart_shipping.position')
    .orderBy('cart_line.position')
    .execute()
  return rows.map(({ shipping_last_name, product_id, quantity }) => [
    shipping_last_name,
    product_id,
    quantity,
  ])
}

async function aDressed(kinds: readonly ('wrapping' | 'message_card')[]) {
  const product = await aProduct(api.db, { stock: 500, max_quantity: 500 })
  const accessories = []
  for (const kind of kinds) {
    const { id } = await anAccessory(api.db, { kind })
    await api.db
      .insertInto('product_accessory')
      .values({ product_id: product.id, accessory_id: id })
      .execute()
    accessories.push({ accessory_id: id })
  }
  return { product, accessories }
}

test('distributes items to several addresses in one change', async () => {
  const [towel, tea] = [await aProduct(api.db), await aProduct(api.db)]
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 2)
  await shopper.add(tea.id)
  await shopper.shipTo(named('山田'))
  const [first] = shopper.detail.shippings
  const goods = [
    { product_key: lineOf(shopper, towel.id), quantity: 1 },
    { product_key: lineOf(shopper, tea.id), quantity: 2 },
  ]

  await shopper.patch('shippings/distribute', {
    destinations: [
      { key: first!.key, goods },
      { address: named('佐藤'), goods: goods.slice(0, 1) },
      { address: named('鈴木'), goods },
    ],
  })

  expect(await sharesOf(shopper)).toEqual([
    ['山田', towel.id, 1],
    ['山田', tea.id, 2],
    ['佐藤', towel.id, 1],
    ['鈴木', towel.id, 1],
    ['鈴木', tea.id, 2],
  ])
  expect(shopper.detail.order.total_quantity).toBe(7)

  await shopper.patch('shippings/distribute', {
    destinations: [{ key: shopper.detail.shippings[2]!.key, goods }],
  })
  expect(await sharesOf(shopper)).toEqual([
    ['鈴木', towel.id, 1],
    ['鈴木', tea.id, 2],
  ])
})

test('copies accessories to the items for additional addresses', async () => {
  const { product, accessories } = await aDressed(['wrapping', 'message_card'])
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2, { accessories })
  const product_key = shopper.detail.products[0]!.key

  await shopper.patch('shippings/distribute', {
    destinations: [
      { address: named('山田'), goods: [{ product_key, quantity: 1 }] },
      { address: named('佐藤'), goods: [{ product_key, quantity: 3 }] },
    ],
  })

  const worn = await api.db
    .selectFrom('cart_accessory')
    .innerJoin('cart_line', 'cart_line.key', 'cart_accessory.line_key')
    .select(['accessory_id', 'cart_line.quantity as pieces', 'cart_accessory.quantity'])
    .where('cart_accessory.cart_id', '=', shopper.cart.id)
    .orderBy('cart_line.position')
    .orderBy('cart_accessory.position')
    .execute()
  const [wrapping, card] = accessories.map(({ accessory_id }) => accessory_id)
  expect(worn.map(({ accessory_id, pieces, quantity }) => [accessory_id, pieces, quantity])).toEqual([
    [wrapping, 1, 1],
    [card, 1, 1],
    [wrapping, 3, 3],
    [card, 3, 1],
  ])
})

test('copies one parcel’s accessories to all others', async () => {
  const { product, accessories } = await aDressed(['wrapping', 'message_card'])
  const other = await anAccessory(api.db, { kind: 'wrapping' })
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: other.id })
    .execute()
  const plain = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product.id, 1)
  await shopper.add(plain.id, 1)
  const keys = [lineOf(shopper, product.id), lineOf(shopper, plain.id)]
  const goods = keys.map((product_key) => ({ product_key, quantity: 2 }))
  await shopper.patch('shippings/distribute', {
    destinations: [
      { address: named('山田'), goods },
      { address: named('佐藤'), goods },
    ],
  })
  const [model, second] = shopper.detail.shippings.map(({ packings }) => packings[0]!.key)
  for (const { accessory_id } of accessories)
    await shopper.patch('accessories/add', { packing_key: model, accessory_id, message: 'ありがとう' })
  await shopper.patch('accessories/add', { packing_key: second, accessory_id: other.id })

  await shopper.patch('accessories/copy', { packing_key: model })

  const dressOf = (packing: string | undefined) =>
    shopper.detail.products
      .filter(({ packing_key }) => packing_key === packing)
      .map((line) =>
        line.accessories.map(({ accessory_id, quantity, message }) => [accessory_id, quantity, message]),
      )
  const [wrapping, card] = accessories.map(({ accessory_id }) => accessory_id)
  expect(dressOf(second)).toEqual([
    [
      [wrapping, 2, 'ありがとう'],
      [card, 1, 'ありがとう'],
    ],
    [],
  ])
  expect(dressOf(second)).toEqual(dressOf(model))
  await expect(shopper.patch('accessories/copy', { packing_key: 'none' })).rejects.toMatchObject({
    code: 'cart.packings.not_found',
  })
})

test('never copies accessories that exclude each other to one line', async () => {
  const noshi = await anAccessory(api.db, { kind: 'noshi' })
  const ribbon = await anAccessory(api.db, { kind: 'wrapping', excludes: JSON.stringify([noshi.key]) })
  const [box, tin] = [await aProduct(api.db, { stock: 50 }), await aProduct(api.db, { stock: 50 })]
  for (const { id: accessory_id } of [noshi, ribbon])
    for (const { id: product_id } of [box, tin])
      await api.db.insertInto('product_accessory').values({ product_id, accessory_id }).execute()
  const shopper = await aShopper(api)
  await shopper.add(box.id, 2)
  await shopper.add(tin.id, 1)
  const [ofBox, ofTin] = [lineOf(shopper, box.id), lineOf(shopper, tin.id)]
  await shopper.patch('shippings/distribute', {
    destinations: [
      {
        address: named('山田'),
        goods: [ofBox, ofTin].map((product_key) => ({ product_key, quantity: 1 })),
      },
      { address: named('佐藤'), goods: [{ product_key: ofBox, quantity: 1 }] },
    ],
  })
  const packings = shopper.detail.shippings.map((shipping) => shipping.packings[0]!.key)
  const lineIn = (packing: string | undefined, product_id: number) =>
    shopper.detail.products.find((line) => line.packing_key === packing && line.product_id === product_id)!
  await shopper.patch('accessories/add', {
    product_key: lineIn(packings[0], box.id).key,
    accessory_id: ribbon.id,
  })
  await shopper.patch('accessories/add', {
    product_key: lineIn(packings[0], tin.id).key,
    accessory_id: noshi.id,
  })

  await shopper.patch('accessories/copy', { packing_key: packings[0] })

  expect(lineIn(packings[1], box.id).accessories).toMatchObject([{ accessory_id: ribbon.id, quantity: 1 }])
})

test('rejects a distribution after a change in another tab', async () => {
  const towel = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 2)
  const { version } = await shopper.get()
  const product_key = lineOf(shopper, towel.id)
  await shopper.patch('products/modify', { key: product_key, quantity: 5 })

  const late = shopper.patch('shippings/distribute', {
    version,
    destinations: [{ address: named('山田'), goods: [{ product_key, quantity: 2 }] }],
  })

  await expect(late).rejects.toMatchObject({ code: 'cart.distribution.changed' })
  expect((await shopper.get()).data.detail.products).toMatchObject([{ quantity: 5 }])
})

test('reports every problem of a distribution and changes no line', async () => {
  const [towel, tea] = [await aProduct(api.db, { name: 'タオル', stock: 3 }), await aProduct(api.db)]
  const shopper = await aShopper(api)
  await shopper.add(towel.id)
  await shopper.add(tea.id)
  const product_key = lineOf(shopper, towel.id)
  const goods = [{ product_key, quantity: 2 }]

  await expect(
    shopper.patch('shippings/distribute', {
      destinations: [
        { address: named('山田'), goods },
        { address: anAddress({ postal_code: '12', city: '港区😀' }), goods },
        { key: 'gone', goods: [] },
      ],
    }),
  ).rejects.toMatchObject({
    code: 'cart.distribution.refused',
    errors: {
      'destinations.1.postal_code': [expect.any(String)],
      'destinations.1.city': [expect.stringContaining('絵文字')],
      'destinations.2': [expect.any(String)],
    },
  })
  await expect(
    shopper.patch('shippings/distribute', {
      destinations: [
        { address: named('山田'), goods },
        { address: named('佐藤'), goods },
      ],
    }),
  ).rejects.toMatchObject({
    errors: {
      [`goods.${lineOf(shopper, tea.id)}`]: [expect.stringContaining('お届け先がありません')],
      [`goods.${product_key}`]: ['「タオル」は3点までご注文いただけます。'],
    },
  })
  const kept = await api.db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity', 'packing_key'])
    .where('cart_id', '=', shopper.cart.id)
    .orderBy('position')
    .execute()
  expect(kept).toEqual([
    { product_id: towel.id, quantity: 1, packing_key: null },
    { product_id: tea.id, quantity: 1, packing_key: null },
  ])
})

test('accepts addresses without kana, as address books have them', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  const address = { ...named('佐藤'), shipping_last_name_kana: '', shipping_first_name_kana: '' }
  const goods = [{ product_key: shopper.detail.products[0]!.key, quantity: 1 }]

  await shopper.patch('shippings/distribute', { destinations: [{ address, goods }] })

  expect(shopper.detail.shippings).toMatchObject([{ shipping_name: '佐藤 太郎' }])
})

test('asks no kana when a destination without kana is changed', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  const address = { ...named('佐藤'), shipping_last_name_kana: '', shipping_first_name_kana: '' }
  const goods = [{ product_key: shopper.detail.products[0]!.key, quantity: 1 }]
  await shopper.patch('shippings/distribute', { destinations: [{ address, goods }] })
  const { key } = shopper.detail.shippings[0]!

  await shopper.patch('shippings/modify', { key, address: { ...address, city: '港区' } })
  expect(shopper.detail.shippings).toMatchObject([{ key, city: '港区' }])

  await shopper.patch('shippings/modify', { key, address: named('佐藤') })
  await expect(shopper.patch('shippings/modify', { key, address })).rejects.toMatchObject({
    errors: { shipping_last_name_kana: [expect.any(String)] },
  })
})

test('rejects another member’s address as a destination', async () => {
  const as = await api.signIn()
  const own = await aUserAddress(api.db, as.id, { shipping_last_name: '本家' })
  const other = await aUserAddress(api.db, (await api.signIn()).id)
  const product = await aProduct(api.db)
  const shopper = await aShopper(api, as)
  await shopper.add(product.id)
  const goods = [{ product_key: lineOf(shopper, product.id), quantity: 1 }]

  await expect(
    shopper.patch('shippings/distribute', { destinations: [{ user_address_id: other.id, goods }] }),
  ).rejects.toMatchObject({ errors: { 'destinations.0': [expect.any(String)] } })
  await shopper.patch('shippings/distribute', { destinations: [{ user_address_id: own.id, goods }] })

  expect(await sharesOf(shopper)).toEqual([['本家', product.id, 1]])
  expect(shopper.detail.shippings[0]!.user_address_id).toBe(own.id)
})

test('runs as many SQL statements for a hundred addresses as for two', async () => {
  const { product, accessories } = await aDressed(['wrapping', 'message_card'])
  const shopper = await aShopper(api)
  await shopper.add(product.id, 1, { accessories })
  const goods = [{ product_key: lineOf(shopper, product.id), quantity: 1 }]
  const give = (count: number) =>
    shopper.patch('shippings/distribute', {
      destinations: Array.from({ length: count }, (_, index) => ({ address: named(`佐藤${index}`), goods })),
    })
  await give(1)

  const ofTwo = await countQueries(api.db, () => give(2))
  const ofMany = await countQueries(api.db, () => give(100))

  expect(await sharesOf(shopper)).toHaveLength(100)
  expect(ofMany).toBe(ofTwo)

  const key = shopper.detail.shippings[0]!.packings[0]!.key
  const copying = await countQueries(api.db, () => shopper.patch('accessories/copy', { packing_key: key }))
  expect(copying).toBeLessThanOrEqual(3)
  await shopper.payBy('bank_transfer')
  const idempotency_key = randomUUID()
  const deciding = await countQueries(api.db, () => shopper.decide(idempotency_key))
  expect(deciding).toBeLessThan(40)
  const placed = await api.db
    .selectFrom('order_shipping')
    .innerJoin('order', 'order.id', 'order_shipping.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order.cart_id', '=', shopper.cart.id)
    .executeTakeFirstOrThrow()
  expect(Number(placed.count)).toBe(100)
}, 60_000)

test('rejects more than a hundred addresses', async () => {
  const product = await aProduct(api.db, { stock: 500, max_quantity: 500 })
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  const goods = [{ product_key: lineOf(shopper, product.id), quantity: 1 }]
  const destinations = Array.from({ length: 101 }, () => ({ address: anAddress(), goods }))

  await expect(shopper.patch('shippings/distribute', { destinations })).rejects.toMatchObject({
    code: 'validation.failed',
  })
  expect(await sharesOf(shopper)).toEqual([])
})
