import { compareFigure } from './compare-figures.mjs'

const compare = (name: string, value: number, ...before: number[]) =>
  compareFigure(
    'home',
    name,
    value,
    before.map((figure) => ({ home: { [name]: figure } })),
  )

test('compares a figure with the last and the best stored run', () => {
  expect(compare('documentKb', 19, 28, 18, 20)).toEqual({ last: 20, best: 18, isWorse: false })
  expect(compare('calls/s', 900, 800, 1_000, 950)).toEqual({ last: 950, best: 1_000, isWorse: false })
})

test('compares no figure without a stored run', () => {
  expect(compare('documentKb', 19)).toBeUndefined()
})

test.each([
  ['documentKb', 24, 20],
  ['apiCalls', 1, 0],
  ['lcp to floor', 2.5, 2],
  ['to bare, processor', 0.15, 0.2],
])('fails %s of %f after %f', (name, value, before) => {
  expect(compare(name, value, before)?.isWorse).toBe(true)
})

test.each([
  ['documentKb', 23, 20],
  ['jsKb', 0.9, 0],
  ['rounds', 3, 3],
  ['to bare, processor', 0.2, 0.15],
])('passes %s of %f after %f', (name, value, before) => {
  expect(compare(name, value, before)?.isWorse).toBe(false)
})

test('passes a time that depends on the machine', () => {
  expect(compare('lcp', 2_000, 700)?.isWorse).toBe(false)
})
