import {
  buildVariantPath,
  findChoicePrices,
  findShownPrice,
  isSizeOpen,
  listVariantChoices,
  type Variant,
} from './product-variant.rules'

const variant = (id: number, size: string, colour: string, stock_state = 'in_stock'): Variant => ({
  id,
  key: `${size}-${colour}`,
  variant_value_1: size,
  variant_value_2: colour,
  stock_state,
})
const variants = [
  variant(1, 'S', 'white'),
  variant(2, 'M', 'white', 'sold_out'),
  variant(3, 'M', 'navy'),
  variant(4, 'L', 'navy'),
]

test('keeps the colour when the size changes, if that variant exists', () => {
  expect(listVariantChoices(variants, 'S-white', 1)).toEqual([
    { value: 'S', key: 'S-white', isCurrent: true, isSoldOut: false, isElsewhere: false },
    { value: 'M', key: 'M-white', isCurrent: false, isSoldOut: true, isElsewhere: false },
    { value: 'L', key: 'L-navy', isCurrent: false, isSoldOut: false, isElsewhere: true },
  ])
})

test('keeps the size when the second axis changes', () => {
  expect(listVariantChoices(variants, 'M-navy', 2).map(({ value, key }) => [value, key])).toEqual([
    ['white', 'M-white'],
    ['navy', 'M-navy'],
  ])
})

test('offers no choices for a single variant', () => {
  expect(listVariantChoices([{ id: 1, key: 'tea', stock_state: 'in_stock' }], 'tea', 1)).toEqual([])
})

test.each([
  [
    ['160', '150', '170'],
    ['150', '160', '170'],
  ],
  [
    ['100', '95', '105'],
    ['95', '100', '105'],
  ],
  [
    ['W66', 'W100', 'W60'],
    ['W60', 'W66', 'W100'],
  ],
  [
    ['S', 'M', 'L'],
    ['S', 'M', 'L'],
  ],
  [
    ['フリー', '150', '140'],
    ['フリー', '150', '140'],
  ],
])('sorts the sizes %j to %j', (made, shown) => {
  const sizes = made.map((size, index) => variant(index, size, 'white'))

  expect(listVariantChoices(sizes, `${made[0]}-white`, 1).map(({ value }) => value)).toEqual(shown)
})

const chart = { rows: [['サイズ'], ['150'], ['160']] }
const model = (size_table: typeof chart | null) => ({
  variant_label_1: 'サイズ',
  size_table,
  products: ['150', '160'].map((size, index) => ({
    ...variant(index, size, 'white'),
    key: size === '150' ? 'blazer-150' : 'blazer',
  })),
})

test.each([
  ['blazer', '', true],
  ['blazer', 'size=160', false],
  ['blazer', 'size=150', true],
  ['blazer-150', '', false],
])('asks at %s?%s for a size: %s', (key, query, isOpen) => {
  expect(isSizeOpen({ key, product_model: model(chart) }, new URLSearchParams(query))).toBe(isOpen)
})

test('asks for no size without a size chart, e.g. for colours', () => {
  expect(isSizeOpen({ key: 'blazer', product_model: model(null) }, new URLSearchParams())).toBe(false)
})

test.each([
  [{ key: 'blazer', value: '160' }, '', '/product/blazer?size=160'],
  [{ key: 'blazer', value: '160' }, '/uos?set=2101.a', '/product/blazer/uos?set=2101.a&size=160'],
  [{ key: 'blazer-150', value: '150' }, '/uos', '/product/blazer-150/uos'],
])('links the size %j with %j to %s', (choice, suffix, path) => {
  expect(buildVariantPath({ key: 'blazer', product_model: model(chart) }, choice, suffix)).toBe(path)
})

const priced = (id: number, size: string, price_with_tax: number) => ({
  ...variant(id, size, ''),
  unit_price: price_with_tax - 100,
  price_with_tax,
  before_price_with_tax: null,
})
const jackets = [priced(1, '150', 5500), priced(2, '160', 5500), priced(3, '170', 5800)]
const jacket = { ...jackets[2]!, product_model: { products: jackets } }
const pricesOf = (variants: typeof jackets) =>
  findChoicePrices(variants, listVariantChoices(variants, '150-', 1))

test('prices each size if one costs more', () => {
  expect([...pricesOf(jackets).values()]).toEqual([5500, 5500, 5800])
})

test('prices no size if all cost the same', () => {
  expect(pricesOf(jackets.slice(0, 2)).size).toBe(0)
})

test('shows the lowest price until a size is chosen', () => {
  expect(findShownPrice(jacket, { isSizeMissing: true })).toMatchObject({
    price: { price_with_tax: 5500 },
    isFrom: true,
  })
})

test('shows the price of a chosen size', () => {
  expect(findShownPrice(jacket, { isSizeMissing: false })).toMatchObject({
    price: { price_with_tax: 5800 },
    isFrom: false,
  })
})
