import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readLastRun, saveRun } from './last-run.mjs'

const failure = { file: 'mfe-cart/a.test.ts', title: 'adds' }
const flaky = { file: 'e2e/journeys/b.spec.ts', title: 'buys', error: 'Error: no button' }
const times = { seconds: 12, steps: [{ name: 'Building', seconds: 3.4 }] }

function savedRun() {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-run-'))
  saveRun({ passed: 7, failed: 1, failures: [failure], flaky: [flaky] }, times, folder)
  return folder
}

test('records the commit, counts, steps and failures of a run', () => {
  expect(readLastRun(savedRun())).toEqual({
    date: expect.any(String),
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    dirty: expect.any(Boolean),
    passed: 7,
    failed: 1,
    flaky: 1,
    ...times,
    failures: [failure],
  })
})

test('appends one line with date and commit for each flaky test', () => {
  const lines = readFileSync(path.join(savedRun(), 'flaky.jsonl'), 'utf8').trim().split('\n')

  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { date: expect.any(String), commit: expect.stringMatching(/^[0-9a-f]{40}$/), ...flaky },
  ])
})

test('returns no record before the first run', () => {
  expect(readLastRun(mkdtempSync(path.join(tmpdir(), 'last-run-')))).toBeUndefined()
})
