import type { CartAccessory } from '@storefront/contracts'
import { anAccessory, aProduct } from '../../testing/builders'
import { anAddress, anOrderer, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

type Kind = CartAccessory['kind']

async function aProductTaking(accessories: readonly { id: number }[]) {
  const product = await aProduct(api.db)
  for (const { id } of accessories)
    await api.db
      .insertInto('product_accessory')
      .values({ product_id: product.id, accessory_id: id })
      .execute()
  return product
}
const accessoryOf = (kind: Kind) =>
  anAccessory(api.db, {
    kind,
    unit_price: 100,
    choices: JSON.stringify(kind === 'noshi' ? ['御祝', '内祝'] : []),
  })

/** A parcel with two towels, three teas, and a cake that takes no accessories. */
async function aPacking() {
  const [noshi, card] = [await accessoryOf('noshi'), await accessoryOf('message_card')]
  const [towel, tea, cake] = [
    await aProductTaking([noshi, card]),
    await aProductTaking([noshi, card]),
    await aProduct(api.db),
  ]
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 2)
  await shopper.add(tea.id, 3)
  await shopper.add(cake.id, 1)
  await shopper.shipTo()
  const [packing] = shopper.detail.shippings[0]!.packings
  const accessoriesOf = (product_id: number) =>
    shopper.detail.products
      .filter((line) => line.product_id === product_id)
      .flatMap(({ accessories }) =>
        accessories.map(({ kind, quantity, noshi_heading }) => ({ kind, quantity, noshi_heading })),
      )
  return { shopper, noshi, card, towel, tea, cake, packing_key: packing!.key, accessoriesOf }
}

test('adds a parcel’s noshi to each piece that allows noshi', async () => {
  const { shopper, noshi, towel, tea, cake, packing_key, accessoriesOf } = await aPacking()

  await shopper.patch('accessories/add', {
    packing_key,
    accessory_id: noshi.id,
    noshi_heading: '御祝',
    noshi_name: '山田',
  })

  expect(accessoriesOf(towel.id)).toEqual([{ kind: 'noshi', quantity: 2, noshi_heading: '御祝' }])
  expect(accessoriesOf(tea.id)).toEqual([{ kind: 'noshi', quantity: 3, noshi_heading: '御祝' }])
  expect(accessoriesOf(cake.id)).toEqual([])
  expect(shopper.detail.order.total_accessory).toBe(550)
})

test('replaces the lines’ accessories when the parcel’s accessory changes', async () => {
  const { shopper, noshi, towel, tea, packing_key, accessoriesOf } = await aPacking()
  await shopper.patch('accessories/add', {
    product_key: shopper.detail.products[0]!.key,
    accessory_id: noshi.id,
    noshi_heading: '内祝',
  })
  await shopper.patch('accessories/add', { packing_key, accessory_id: noshi.id, noshi_heading: '御祝' })
  expect(
    [...accessoriesOf(towel.id), ...accessoriesOf(tea.id)].map(({ noshi_heading }) => noshi_heading),
  ).toEqual(['御祝', '御祝'])

  await shopper.patch('accessories/modify', {
    key: shopper.detail.products[1]!.accessories[0]!.key,
    noshi_heading: '内祝',
  })

  expect(
    [...accessoriesOf(towel.id), ...accessoriesOf(tea.id)].map(({ noshi_heading }) => noshi_heading),
  ).toEqual(['御祝', '内祝'])
})

test('adds one message card for all pieces of a parcel', async () => {
  const { shopper, card, towel, tea, packing_key, accessoriesOf } = await aPacking()

  await shopper.patch('accessories/add', { packing_key, accessory_id: card.id, message: 'おめでとう' })
  await shopper.patch('accessories/add', { packing_key, accessory_id: card.id, message: 'ありがとう' })

  expect([...accessoriesOf(towel.id), ...accessoriesOf(tea.id)]).toEqual([
    { kind: 'message_card', quantity: 1, noshi_heading: null },
  ])
  expect(shopper.detail.shippings[0]!.packings[0]!.accessories.map(({ message }) => message)).toEqual([
    'ありがとう',
  ])
})

test('adds a card once per product and a noshi per piece', async () => {
  const { shopper, noshi, card, towel } = await aPacking()

  await shopper.patch('products/add', {
    product_id: towel.id,
    quantity: 2,
    accessories: [{ accessory_id: noshi.id }, { accessory_id: card.id, message: 'おめでとう' }],
  })

  expect(shopper.detail.products.at(-1)?.accessories.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['noshi', 2],
    ['message_card', 1],
  ])
})

test('removes a parcel’s noshi but keeps its card', async () => {
  const { shopper, noshi, card, towel, tea, packing_key, accessoriesOf } = await aPacking()
  await shopper.patch('accessories/add', { packing_key, accessory_id: noshi.id, noshi_heading: '御祝' })
  await shopper.patch('accessories/add', { packing_key, accessory_id: card.id, message: 'おめでとう' })

  await shopper.patch('accessories/delete', { packing_key, accessory_id: noshi.id })

  expect([...accessoriesOf(towel.id), ...accessoriesOf(tea.id)].map(({ kind }) => kind)).toEqual([
    'message_card',
  ])
})

test('rejects an accessory that no product in the parcel allows', async () => {
  const { shopper, noshi, packing_key } = await aPacking()
  const other = await accessoryOf('bag')
  const refused = { status: 422, code: 'cart.accessories.not_allowed' }

  await expect(
    shopper.patch('accessories/add', { packing_key, accessory_id: other.id }),
  ).rejects.toMatchObject(refused)
  await expect(
    shopper.patch('accessories/add', { packing_key: 'no-such-parcel', accessory_id: noshi.id }),
  ).rejects.toMatchObject(refused)
  await expect(
    shopper.patch('accessories/add', { packing_key, accessory_id: noshi.id, noshi_heading: '志' }),
  ).rejects.toMatchObject({ status: 422 })
  expect(shopper.detail.order.total_accessory).toBe(0)
})

test('adjusts the number of noshi, but not cards, to the quantity', async () => {
  const { shopper, noshi, card, tea, packing_key, accessoriesOf } = await aPacking()
  const line = () => shopper.detail.products.find(({ product_id }) => product_id === tea.id)!
  await shopper.patch('accessories/add', { packing_key, accessory_id: noshi.id, noshi_heading: '御祝' })
  await shopper.patch('accessories/add', { product_key: line().key, accessory_id: card.id, quantity: 2 })

  await shopper.patch('products/modify', { key: line().key, quantity: 5 })
  expect(accessoriesOf(tea.id).map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['noshi', 5],
    ['message_card', 2],
  ])
  await shopper.patch('products/modify', { key: line().key, quantity: 1 })

  expect(accessoriesOf(tea.id).map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['noshi', 1],
    ['message_card', 1],
  ])
})

test('doesn’t add plain pieces to a line with accessories', async () => {
  const { shopper, noshi, towel, packing_key } = await aPacking()
  await shopper.patch('accessories/add', { packing_key, accessory_id: noshi.id, noshi_heading: '御祝' })

  await shopper.add(towel.id, 1)
  await shopper.add(towel.id, 1)

  const lines = shopper.detail.products.filter(({ product_id }) => product_id === towel.id)
  expect(lines.map(({ quantity, accessories }) => [quantity, accessories.length])).toEqual([
    [2, 1],
    [2, 0],
  ])
})

test('lists printed text and the parcel’s card in the order email', async () => {
  const { shopper, noshi, card, packing_key } = await aPacking()
  await shopper.patch('accessories/add', {
    packing_key,
    accessory_id: noshi.id,
    noshi_heading: '御祝',
    noshi_name: '山田',
  })
  await shopper.patch('accessories/add', { packing_key, accessory_id: card.id, message: 'おめでとう' })
  await shopper.patch('order/modify', { orderer: anOrderer() })
  await shopper.payBy('bank_transfer')

  await shopper.decide()
  await api.runJobs()

  const { text } = api.mails.at(-1)!
  expect(text).toMatch(new RegExp(`${noshi.name}（御祝・紅白蝶結び・外のし・山田）.* × 2`))
  expect(text.slice(text.indexOf('荷物に添えるもの'))).toMatch(
    new RegExp(`${card.name}（「おめでとう」）.* × 1`),
  )
  expect(text.split('おめでとう')).toHaveLength(2)
})

test('replaces a piece’s previous wrapping', async () => {
  const [paper, ribbon] = [await accessoryOf('wrapping'), await accessoryOf('wrapping')]
  const towel = await aProductTaking([paper, ribbon])
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 2, { accessories: [{ accessory_id: paper.id }] })
  await shopper.shipTo()
  const worn = () =>
    shopper.detail.products.flatMap(({ accessories }) =>
      accessories.map(({ accessory_id, quantity }) => [accessory_id, quantity]),
    )
  expect(worn()).toEqual([[paper.id, 2]])

  await shopper.patch('accessories/add', {
    product_key: shopper.detail.products[0]!.key,
    accessory_id: ribbon.id,
  })
  expect(worn()).toEqual([[ribbon.id, 2]])

  await shopper.patch('accessories/add', {
    packing_key: shopper.detail.shippings[0]!.packings[0]!.key,
    accessory_id: paper.id,
  })
  expect(worn()).toEqual([[paper.id, 2]])
})

test('allows different wrappings for the pieces of one line', async () => {
  const [paper, ribbon] = [await accessoryOf('wrapping'), await accessoryOf('wrapping')]
  const towel = await aProductTaking([paper, ribbon])
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 2)

  for (const { id } of [paper, ribbon]) {
    await shopper.patch('accessories/add', {
      product_key: shopper.detail.products[0]!.key,
      accessory_id: id,
      quantity: 1,
    })
  }

  expect(shopper.detail.products[0]!.accessories.map(({ quantity }) => quantity)).toEqual([1, 1])
})

test('rejects characters that can’t be embroidered or printed', async () => {
  const noshi = await accessoryOf('noshi')
  const uniform = await aProductTaking([noshi])
  await api.db
    .updateTable('product')
    .set({ has_name_embroidery: true })
    .where('id', '=', uniform.id)
    .execute()
  const shopper = await aShopper(api)

  const sewn = shopper.add(uniform.id, 1, { name_embroidery: 'ハナ😀' })
  await expect(sewn).rejects.toMatchObject({
    status: 422,
    errors: { name_embroidery: [expect.stringContaining('絵文字')] },
  })
  const printed = shopper.add(uniform.id, 1, {
    accessories: [{ accessory_id: noshi.id, noshi_heading: '御祝', noshi_name: '山田🎁' }],
  })
  await expect(printed).rejects.toMatchObject({
    status: 422,
    errors: { noshi_name: [expect.stringContaining('絵文字')] },
  })
})

/** Creates a ribbon and a noshi that exclude each other. Only the ribbon lists the exclusion. */
async function rivals() {
  const noshi = await accessoryOf('noshi')
  const ribbon = await anAccessory(api.db, { kind: 'wrapping', excludes: JSON.stringify([noshi.key]) })
  return { noshi, ribbon, towel: await aProductTaking([noshi, ribbon]) }
}
const excluded = { status: 422, code: 'cart.accessories.excluded' }

test.each(['ribbon', 'noshi'] as const)(
  'rejects an accessory that excludes the %s already added',
  async (first) => {
    const { towel, ...both } = await rivals()
    const second = first === 'ribbon' ? 'noshi' : 'ribbon'
    const shopper = await aShopper(api)
    await shopper.add(towel.id, 2, { accessories: [{ accessory_id: both[first].id }] })
    await shopper.shipTo()
    const [line] = shopper.detail.products
    const accessory_id = both[second].id
    const packing_key = shopper.detail.shippings[0]!.packings[0]!.key

    await expect(
      shopper.patch('accessories/add', { product_key: line!.key, accessory_id }),
    ).rejects.toMatchObject(excluded)
    await expect(shopper.patch('accessories/add', { packing_key, accessory_id })).rejects.toMatchObject(
      excluded,
    )
    expect((await shopper.get()).data.detail.products[0]!.accessories).toMatchObject([
      { accessory_id: both[first].id, quantity: 2 },
    ])
  },
)

test('rejects adding a product with two accessories that exclude each other', async () => {
  const { noshi, ribbon, towel } = await rivals()
  const shopper = await aShopper(api)
  const accessories = [{ accessory_id: noshi.id }, { accessory_id: ribbon.id }]

  await expect(shopper.add(towel.id, 1, { accessories })).rejects.toMatchObject(excluded)
  expect((await shopper.get()).data.detail.products).toEqual([])
})

test('allows accessories that exclude each other on different pieces', async () => {
  const { noshi, ribbon, towel } = await rivals()
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 3)
  const { key } = shopper.detail.products[0]!
  await shopper.patch('accessories/add', { product_key: key, accessory_id: ribbon.id, quantity: 1 })
  await shopper.patch('accessories/add', { product_key: key, accessory_id: noshi.id, quantity: 2 })
  const worn = () =>
    shopper.detail.products.map(({ quantity, accessories }) => [
      quantity,
      accessories.map(({ accessory_id, quantity }) => [accessory_id, quantity]),
    ])

  await shopper.patch('products/modify', { key, quantity: 2 })
  expect(worn()).toEqual([
    [
      2,
      [
        [ribbon.id, 1],
        [noshi.id, 1],
      ],
    ],
  ])
  await shopper.shipTo()
  await shopper.patch('shippings/add', { address: anAddress({ prefecture: '北海道' }), product_keys: [] })
  const { key: shipping_key } = shopper.detail.shippings[1]!
  await shopper.patch('products/divide', { key, parts: [{ quantity: 1 }, { quantity: 1, shipping_key }] })
  expect(worn()).toEqual([
    [1, [[ribbon.id, 1]]],
    [1, [[noshi.id, 1]]],
  ])
})

test('lists what can be added to a product of the cart', async () => {
  const shopper = await aShopper(api)
  const printed = await anAccessory(api.db, { kind: 'wrapping', text_label: 'お名前' })
  await shopper.add((await aProductTaking([await accessoryOf('noshi'), await accessoryOf('wrapping')])).id)
  await shopper.add((await aProductTaking([printed])).id)
  await shopper.add((await aProduct(api.db)).id)

  expect(shopper.detail.products.map(({ product_info }) => product_info.accessory_choices)).toEqual([
    ['noshi', 'wrapping'],
    ['name'],
    [],
  ])
})

test('tells which products can have accessories', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProductTaking([await accessoryOf('bag')])).id)
  await shopper.add((await aProduct(api.db)).id)

  expect(shopper.detail.products.map(({ product_info }) => product_info.has_accessories)).toEqual([
    true,
    false,
  ])
})

test('attaches a noshi to a line before an address is known', async () => {
  const noshi = await accessoryOf('noshi')
  const towel = await aProductTaking([noshi])
  const shopper = await aShopper(api)
  await shopper.add(towel.id)
  const [line] = shopper.detail.products

  await shopper.patch('accessories/add', {
    product_key: line!.key,
    accessory_id: noshi.id,
    noshi_heading: '内祝',
  })

  expect(shopper.detail.products[0]!.accessories).toMatchObject([{ kind: 'noshi', noshi_heading: '内祝' }])
})
