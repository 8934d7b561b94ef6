import type { Category } from '@storefront/contracts'
import { facetsOf, tomorrowOf, trailOf } from './product-facets.rules'

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

test('the tops of the category tree are offered until one of a branch is chosen', () => {
  expect(facetsOf(facets, tree, [])[0]?.values.map(({ value }) => value)).toEqual(['sweets', 'tea'])
})

test('a chosen branch unfolds in the order of the tree, and what holds nothing is left out', () => {
  const [facet, ...others] = facetsOf(facets, tree, ['yogashi'])

  expect(facet?.values.map(({ value, isChild }) => [value, isChild])).toEqual([
    ['sweets', false],
    ['yogashi', true],
    ['tea', false],
  ])
  expect(others).toEqual([])
})

test('what goods tell of themselves is asked once: a label of the same words is left out', () => {
  const tag = [
    { key: 'cool', name: 'クール便', count: 42 },
    { key: 'new', name: '新着', count: 4 },
  ]
  const all = facetsOf({ ...facets, tag, trait: [{ key: 'cool', name: 'クール便', count: 43 }] }, tree, [])

  expect(all.flatMap(({ name, values }) => values.map(({ label }) => [name, label])).slice(-2)).toEqual([
    ['trait', 'クール便'],
    ['tag', '新着'],
  ])
})

test('each branch below unfolds in turn', () => {
  const deep = [category('sweets', [category('wagashi', [category('yokan')])])]
  const counts = {
    ...facets,
    category: ['sweets', 'wagashi', 'yokan'].map((key) => ({ key, name: '', count: 1 })),
  }

  expect(facetsOf(counts, deep, ['wagashi'])[0]?.values.map(({ value }) => value)).toEqual([
    'sweets',
    'wagashi',
    'yokan',
  ])
})

test('the trail leads from the top of the tree to the category', () => {
  expect(trailOf(tree, 'wagashi').map(({ key }) => key)).toEqual(['sweets', 'wagashi'])
  expect(trailOf(tree, 'unknown')).toEqual([])
})

test('tomorrow is the day after today in Tokyo, where it is the next day already', () => {
  expect(tomorrowOf(new Date('2026-11-23T14:59:00Z'))).toBe('2026-11-24')
  expect(tomorrowOf(new Date('2026-11-23T15:00:00Z'))).toBe('2026-11-25')
})
