import { formatTestName } from '../suites/outcome.mjs'

/**
 * A flaky test in a run, stored as a line in `.cache/flaky.jsonl`. `date` is ISO 8601.
 * @typedef {{ date: string, commit?: string, file?: string, title: string, error?: string }} FlakyRecord
 */

/**
 * Lists the tests that were flaky most often. Ties are sorted by the latest occurrence.
 * @param {FlakyRecord[]} records in chronological order
 * @returns {{ times: number, last: FlakyRecord }[]}
 */
export function worstFlaky(records, count = 10) {
  /** @type {Map<string, { times: number, last: FlakyRecord }>} */
  const byTest = new Map()
  for (const record of records)
    byTest.set(formatTestName(record), {
      times: (byTest.get(formatTestName(record))?.times ?? 0) + 1,
      last: record,
    })
  return [...byTest.values()]
    .sort((a, b) => b.times - a.times || b.last.date.localeCompare(a.last.date))
    .slice(0, count)
}
