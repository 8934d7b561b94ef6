import { journeysOutcome } from './journeys-outcome.mjs'

const result = (status: string, message?: string) => ({
  status,
  startTime: '2026-11-12T01:00:00.000Z',
  duration: 3_400,
  workerIndex: 1,
  errors: message ? [{ message }] : [],
})
const spec = (title: string, status: string, ...results: ReturnType<typeof result>[]) => ({
  title,
  file: 'journeys/a.spec.ts',
  line: 12,
  tests: [{ projectName: 'embedded', status, results }],
})
const fileWith = (...specs: ReturnType<typeof spec>[]) => ({ title: 'journeys/a.spec.ts', specs })
const outcomeOf = (...specs: ReturnType<typeof spec>[]) => journeysOutcome([fileWith(...specs)])

test('prefixes a journey’s name with its group', () => {
  const group = { title: 'a guest', specs: [spec('buys', 'unexpected', result('failed'))] }

  const { failures } = journeysOutcome([{ ...fileWith(), suites: [group] }])

  expect(failures).toMatchObject([{ title: 'a guest › buys (embedded)' }])
})

test('reports the time, worker and errors of a failed journey', () => {
  const { failed, failures } = outcomeOf(
    spec('buys', 'unexpected', result('failed', 'Error: no button'), result('timedOut', 'Error: too late')),
  )

  expect(failed).toBe(1)
  expect(failures).toEqual([
    {
      file: 'e2e/journeys/a.spec.ts',
      line: 12,
      title: 'buys (embedded)',
      error: [
        'from 2026-11-12T01:00:00.000Z on for 3 s in worker 1',
        'Error: no button',
        'from 2026-11-12T01:00:00.000Z on for 3 s in worker 1',
        'Error: too late',
      ].join('\n    '),
    },
  ])
})

test('counts a journey that passes on retry as flaky and passed', () => {
  const { passed, failed, flaky } = outcomeOf(
    spec('pays', 'flaky', result('failed', 'Error: no field'), result('passed')),
  )

  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 })
  expect(flaky).toMatchObject([
    { title: 'pays (embedded)', error: expect.stringContaining('Error: no field') },
  ])
})

test('reports a journey that did not start as failed', () => {
  const { failed, failures } = outcomeOf(spec('cancels', 'skipped'))

  expect(failed).toBe(1)
  expect(failures).toMatchObject([{ title: 'cancels (embedded)', error: 'did not end in time' }])
})

test('reports an interrupted journey as failed', () => {
  const { failed } = outcomeOf(spec('cancels', 'skipped', result('skipped')))

  expect(failed).toBe(1)
})

test('does not count an intentionally skipped journey as failed', () => {
  const skipped = spec('reads', 'skipped', result('skipped'))
  const tests = skipped.tests.map((run) => ({ ...run, annotations: [{ type: 'skip' }] }))

  expect(outcomeOf({ ...skipped, tests })).toMatchObject({ passed: 0, failed: 0 })
})
