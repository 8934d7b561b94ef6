import { execFileSync } from 'node:child_process'
import { absolute } from '../repository'
import { overlongJourneys, quickSeconds } from './journeys-outcome.mjs'

const most = 60

test('the gate has at most sixty browser journeys', () => {
  const playwright = absolute('node_modules/@playwright/test/cli.js')
  // Playwright doesn't load test files within a Jest worker.
  const { JEST_WORKER_ID: _, ...env } = process.env
  const report = execFileSync(
    process.execPath,
    [playwright, 'test', '--list', '--reporter=json', 'e2e/quick/'],
    {
      cwd: absolute('e2e'),
      encoding: 'utf8',
      env,
    },
  )
  const { suites } = JSON.parse(report) as { suites: Suite[] }

  expect(journeysOf(suites).length).toBeLessThanOrEqual(most)
})

test('reports a gate journey that takes too long', () => {
  const run = (...seconds: number[]) => ({
    projectName: 'embedded database',
    status: 'expected',
    results: seconds.map((duration) => ({
      ...{ status: 'passed', startTime: '', workerIndex: 0, errors: [] },
      duration: duration * 1_000,
    })),
  })
  const specs = [
    { title: 'buys', file: 'quick/buys.spec.ts', line: 3, tests: [run(5, quickSeconds + 1)] },
    { title: 'walks', file: 'long/screens/walks.spec.ts', line: 4, tests: [run(100)] },
    { title: 'finds', file: 'quick/finds.spec.ts', line: 5, tests: [run(quickSeconds)] },
  ]

  expect(overlongJourneys([{ title: '', specs }])).toEqual([
    { name: 'e2e/quick/buys.spec.ts:3', seconds: quickSeconds + 1 },
  ])
})

type Suite = { specs?: object[]; suites?: Suite[] }
const journeysOf = (suites: Suite[]): object[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...journeysOf(inner)])
