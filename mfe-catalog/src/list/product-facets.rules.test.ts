import type { Category } from '@storefront/contracts'
import { buildFacets, computeTomorrow, findTrail } from './product-facets.rules'

const category = (key: string, children: Category[] = []): Category => ({
  id: 1,
  key,
  name: `${key}の名`,
  description: '',
  image: null,
  product_count: 1,
  children,
})
const tree = [category('sweets', [category('wagashi'), category('yogashi')]), category('tea')]

const counted = [
  { key: 'tea', name: '', count: 2 },
  { key: 'yogashi', name: '', count: 3 },
  { key: 'sweets', name: '', count: 5 },
]
const facets = {
  category: counted,
  brand: [],
  maker: [],
  tag: [],
  in_stock: 7,
  price: { min: 1, max: 2, ranges: [] },
}

test('offers only top-level categories until one is selected', () => {
  expect(buildFacets(facets, tree, [])[0]?.values.map(({ value }) => value)).toEqual(['sweets', 'tea'])
})

test('lists the subcategories of a selected category and omits empty categories', () => {
  const [facet, ...others] = buildFacets(facets, tree, ['yogashi'])

  expect(facet?.values.map(({ value, isChild }) => [value, isChild])).toEqual([
    ['sweets', false],
    ['yogashi', true],
    ['tea', false],
  ])
  expect(others).toEqual([])
})

test('keeps a selected category that has no goods', () => {
  const [facet] = buildFacets({ ...facets, category: [] }, tree, ['tea'])

  expect(facet?.values).toEqual([{ value: 'tea', label: 'teaの名', count: 0, isChild: false }])
})

test('omits a tag that has the same name as a trait', () => {
  const tag = [
    { key: 'cool', name: 'クール便', count: 42 },
    { key: 'new', name: '新着', count: 4 },
  ]
  const all = buildFacets({ ...facets, tag, trait: [{ key: 'cool', name: 'クール便', count: 43 }] }, tree, [])

  expect(all.flatMap(({ name, values }) => values.map(({ label }) => [name, label])).slice(-2)).toEqual([
    ['trait', 'クール便'],
    ['tag', '新着'],
  ])
})

test('expands nested branches one level at a time', () => {
  const deep = [category('sweets', [category('wagashi', [category('yokan')])])]
  const counts = {
    ...facets,
    category: ['sweets', 'wagashi', 'yokan'].map((key) => ({ key, name: '', count: 1 })),
  }

  expect(buildFacets(counts, deep, ['wagashi'])[0]?.values.map(({ value }) => value)).toEqual([
    'sweets',
    'wagashi',
    'yokan',
  ])
})

test('builds the path from the root category to the selected one', () => {
  expect(findTrail(tree, 'wagashi').map(({ key }) => key)).toEqual(['sweets', 'wagashi'])
  expect(findTrail(tree, 'unknown')).toEqual([])
})

test('computes tomorrow in Tokyo time', () => {
  expect(computeTomorrow(new Date('2026-11-23T14:59:00Z'))).toBe('2026-11-24')
  expect(computeTomorrow(new Date('2026-11-23T15:00:00Z'))).toBe('2026-11-25')
})
