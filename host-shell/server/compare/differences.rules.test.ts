import { confirmDifferences, formatRefused, refusedKinds, type Difference } from './differences.rules'

const aDifference = (own: Partial<Difference> = {}): Difference => ({
  kind: 'price',
  path: '/product',
  place: 'price of /product/a: {price}',
  text: 'the price 3,300円 of /product/a is now 3,301円',
  ...own,
})

test('keeps a difference that both rounds show', () => {
  expect(confirmDifferences([aDifference()], [aDifference()], [])).toEqual([aDifference()])
})

test('drops a difference that the second round lacks', () => {
  const second = [
    aDifference({ path: '/ranking' }),
    aDifference({ text: 'the price 3,301円 is now 3,300円' }),
  ]

  expect(confirmDifferences([aDifference()], second, [])).toEqual([])
})

test('drops a difference in a place where the stable release is unsteady', () => {
  const unsteady = [aDifference({ text: 'the price 3,300円 of /product/a is now 9,900円' })]

  expect(confirmDifferences([aDifference()], [aDifference()], unsteady)).toEqual([])
})

test('names the remote, the versions, the page and the difference', () => {
  expect(formatRefused('catalog 8.1.0 differs from 8.0.0', [aDifference()])).toEqual([
    'catalog 8.1.0 differs from 8.0.0: /product: the price 3,300円 of /product/a is now 3,301円',
  ])
})

test('writes a difference of several pages once', () => {
  const pages = ['/', '/product', '/ranking'].map((path) => aDifference({ path }))

  expect(formatRefused('catalog 2', pages)).toEqual([
    'catalog 2: /: the price 3,300円 of /product/a is now 3,301円 (and on 2 more pages)',
  ])
})

test('names ten differences and counts the others', () => {
  const many = Array.from({ length: 13 }, (_, index) => aDifference({ text: `difference ${index}` }))

  const lines = formatRefused('catalog 2', many)

  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('catalog 2: and 3 more')
})

test('a release can mean each kind of difference that refuses it', () => {
  const { meantKinds } = jest.requireActual<{ meantKinds: string[] }>(
    '../../../shared-kernel/tooling/release/meant-differences.rules.mjs',
  )
  expect(meantKinds).toEqual(refusedKinds)
})
