import { bySuite } from './runs.mjs'

test('reruns each failure in the suite of its file', () => {
  const check = { title: 'ESLint' }
  const unit = { file: 'mfe-cart/src/a.test.tsx', title: 'adds' }
  const api = { file: 'reference-api/src/cart/b.test.ts', title: 'answers' }
  const journey = { file: 'e2e/journeys/c.spec.ts', line: 12, title: 'buys (embedded database)' }
  const other = { title: 'Building: ended at its limit, 3 times its budget' }

  const suites = bySuite([check, unit, api, journey, other])

  expect(suites.checks.map(({ title }) => title)).toEqual(['ESLint'])
  expect(suites.unit).toEqual([unit])
  expect(suites.api).toEqual([api])
  expect(suites.journeyFiles).toEqual(['journeys/c.spec.ts:12'])
  expect(suites.unrepeatable).toEqual([other])
})
