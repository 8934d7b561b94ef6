import { join } from 'node:path'
import type { ShopFolder } from './read/shop-folder'
import { readShopFolder } from './read-shop-folder'

const shopsThatShip = ['tsunagu', 'business', 'school'] as const
const shops: Partial<Record<(typeof shopsThatShip)[number], ShopFolder>> = {}

beforeAll(async () => {
  for (const name of shopsThatShip) shops[name] = await readShopFolder(join(__dirname, '../../seed', name))
})

/** Age that a body height of 70〜80cm stands for, in the words of the goods. */
const agesOfHeights: Record<string, string> = { '70〜80': '生後6か月から1歳半ごろ' }
const newborn = /生まれたて|新生児|生後半年ごろまで|退院/

/** Lists the measures of a body in a text, e.g. 70〜80 of 対象身長70〜80cm. */
const bodyRanges = (text: string) =>
  [...text.matchAll(/(?:身長|足長|足の長さ)(\d+〜\d+)cm/g)].map(([, range]) => range)

test.each(shopsThatShip)('states one body size of a product in all texts of %s', (name) => {
  const { 'products.csv': products, 'sizes.csv': sizes } = shops[name]!
  const asked = sizes.flatMap(({ product, size }) =>
    bodyRanges(size ?? '').map((range) => ({ product, range })),
  )
  const told = products.map(({ key, name, catch_copy, description, detail }) => ({
    key,
    text: [name, catch_copy, description, detail].join('\n'),
  }))
  const differing = asked.filter(({ product, range }) => {
    const text = told.find(({ key }) => key === product)?.text ?? ''
    const age = agesOfHeights[range ?? '']
    return (
      bodyRanges(text).some((one) => one !== range) ||
      !bodyRanges(text).includes(range) ||
      (age !== undefined && !text.includes(age))
    )
  })

  if (name === 'tsunagu') expect(asked.length).toBeGreaterThan(5)
  expect(differing).toEqual([])
})

test('calls no garment of half a year one for a newborn', () => {
  const { 'products.csv': products, 'sizes.csv': sizes, 'reviews.csv': reviews } = shops.tsunagu!
  const grown = sizes.filter(({ size }) => /対象身長/.test(size ?? '')).map(({ product }) => product)
  const texts = [
    ...products.map(({ key, catch_copy, description }) => ({ key, text: `${catch_copy}${description}` })),
    ...reviews.map(({ product, title, body }) => ({ key: product, text: `${title}${body}` })),
  ]

  expect(grown.length).toBeGreaterThan(0)
  expect(texts.filter(({ key, text }) => grown.includes(key) && newborn.test(text))).toEqual([])
})

test.each(['tsunagu', 'school'] as const)(
  'overlaps no ranges of a measure in the size charts of %s',
  (name) => {
    const charts = Object.entries(shops[name]!['size-tables.yaml'])
    const overlapping = charts.flatMap(([chart, { rows }]) => {
      const [head = [], ...sizes] = rows
      return head.flatMap((measure, column) => {
        const ranges = sizes.map((row) => (row[column] ?? '').split('〜').map(Number))
        return ranges.flatMap(([, to = 0], index) => {
          const [from = Infinity] = ranges[index + 1] ?? []
          return ranges[index]!.length > 1 && to >= from ? [`${chart} ${measure} ${sizes[index]?.[0]}`] : []
        })
      })
    })

    expect(charts.length).toBeGreaterThan(5)
    expect(overlapping).toEqual([])
  },
)

test.each(shopsThatShip)('offers in the texts of %s only extras that the product has', (name) => {
  const untrue = shops[name]!['products.csv'].filter(
    ({ detail, accessories }) =>
      (detail?.includes('手提げ袋') && !accessories.includes('gift-bag')) ||
      (detail?.includes('のし') && !accessories.includes('noshi')),
  )

  expect(untrue.map(({ key }) => key)).toEqual([])
})

test('promises an alteration only of garments whose length is measured', () => {
  const { 'products.csv': products, 'size-tables.yaml': tables } = shops.school!
  const isAltered = (key: string | null) =>
    tables[key ?? '']?.measures?.some((name) => ['sleeve', 'inseam'].includes(name))

  const wrong = products.filter(
    ({ detail, size_table, has_measurement }) =>
      (detail.includes('採寸について') && !has_measurement) ||
      (/調整します|裾上げします/.test(detail) && !isAltered(size_table)),
  )

  expect(wrong.map(({ key }) => key)).toEqual([])
})

/** Lists the sold sizes of each garment or shoe of a shop that has a size chart. */
function listSoldSizes(name: 'tsunagu' | 'school') {
  const { 'products.csv': products, 'size-tables.yaml': tables } = shops[name]!
  return products.flatMap(({ key, model, size_table, categories, is_listed }) => {
    const sold = products.filter((one) => one.model === model)
    const sizes = sold.map(({ variant_value }) => variant_value ?? '')
    return is_listed && size_table ? [{ key, categories, sold, sizes, rows: tables[size_table]!.rows }] : []
  })
}

test.each(['tsunagu', 'school'] as const)('sells each size of a size chart of %s', (name) => {
  const differing = listSoldSizes(name).filter(
    ({ sizes, rows }) =>
      sizes.toSorted().join() !==
      rows
        .slice(1)
        .map(([size]) => size)
        .toSorted()
        .join(),
  )

  expect(listSoldSizes(name).length).toBeGreaterThan(15)
  expect(differing.map(({ key }) => key)).toEqual([])
})

test.each(['tsunagu', 'school'] as const)('names each column of the size charts of %s', (name) => {
  const uneven = Object.entries(shops[name]!['size-tables.yaml']).filter(([, { rows }]) =>
    rows.some((row) => row.length !== rows[0]?.length),
  )

  expect(uneven.map(([chart]) => chart)).toEqual([])
})

const tall = /^(?:180|LL|W8[12]|28\.5cm)$/

test.each(['midorigaoka-jh', 'seiran-hs'])('sells clothes and shoes at %s for tall pupils', (school) => {
  const asked = listSoldSizes('school').filter(({ categories }) => categories.includes(school))

  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ sizes }) => !sizes.some((size) => tall.test(size))).map(({ key }) => key)).toEqual(
    [],
  )
})

test.each(['indoor-shoes-ao', 'indoor-shoes-aka'])('sells %s in half sizes from 15 to 28', (key) => {
  const steps = Array.from({ length: 27 }, (_, step) => `${(15 + step / 2).toFixed(1)}cm`)

  expect(
    listSoldSizes('school')
      .find((one) => one.key === key)
      ?.sizes.toSorted(),
  ).toEqual(steps)
})

/** The part of a size that grows, e.g. 63 of W63. Named sizes have none. */
const figureOf = (size: string | null) => Number(/\d+(?:\.\d+)?/.exec(size ?? '')?.[0])

test.each(['tsunagu', 'school'] as const)('sells no larger size of %s at a lower price', (name) => {
  const cheaper = listSoldSizes(name).filter(({ sold }) => {
    const sorted = sold.toSorted((one, other) => figureOf(one.variant_value) - figureOf(other.variant_value))
    return (
      sorted.every(({ variant_value }) => /^W?\d/.test(variant_value ?? '')) &&
      sorted.some(({ unit_price }, index) => unit_price < (sorted[index - 1]?.unit_price ?? 0))
    )
  })

  expect(cheaper.map(({ key }) => key)).toEqual([])
})

test.each(shopsThatShip)('gives each product of %s its own code and JAN', (name) => {
  const { 'products.csv': products } = shops[name]!
  const numbers = products.flatMap(({ code, jan_code }) => [code, ...(jan_code ? [jan_code] : [])])

  expect(numbers.filter((one, index) => numbers.indexOf(one) !== index)).toEqual([])
})

const colourful = { gym: /白×/, cap: /赤白帽 赤白|青白帽 青白/ }

test.each(['tsunagu', 'school'] as const)('names gym wear of %s by the colours of its picture', (name) => {
  const named = shops[name]!['products.csv'].filter(({ key }) => /^(?:gym-(?:ao|midori)|cap-)/.test(key))
  const wrong = named.filter(
    ({ key, name: shown, pictures }) =>
      !colourful[key.startsWith('gym') ? 'gym' : 'cap'].test(shown) ||
      !pictures[0]?.alt.includes(shown.replace(/^\S+学校 /, '')),
  )

  expect(named.length).toBeGreaterThan(2)
  expect(wrong.map(({ key }) => key)).toEqual([])
})
