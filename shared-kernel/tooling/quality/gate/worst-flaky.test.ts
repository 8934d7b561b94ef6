import { worstFlaky } from './worst-flaky.mjs'

const record = (title: string, date: string, error?: string) => ({ file: 'a.spec.ts', title, date, error })

test('sorts tests by flakiness and shows the latest record of each', () => {
  const worst = worstFlaky([
    record('buys', '2026-11-12', 'Error: first'),
    record('pays', '2026-11-13'),
    record('buys', '2026-11-14', 'Error: latest'),
  ])

  expect(worst).toEqual([
    { times: 2, last: record('buys', '2026-11-14', 'Error: latest') },
    { times: 1, last: record('pays', '2026-11-13') },
  ])
})

test('lists at most ten tests', () => {
  const records = Array.from({ length: 12 }, (_, index) => record(`test ${index}`, '2026-11-12'))

  expect(worstFlaky(records)).toHaveLength(10)
})
