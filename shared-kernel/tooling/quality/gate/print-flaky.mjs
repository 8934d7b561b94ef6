import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../../workspace/workspace.mjs'
import { formatTestName } from '../suites/outcome.mjs'
import { worstFlaky } from './worst-flaky.mjs'

/**
 * `npm run flaky` lists the ten flakiest tests in the runs of this checkout, i.e. those that most often
 * passed only on retry.
 */
// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit())

const file = path.join(cacheFolder, 'flaky.jsonl')
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
const worst = worstFlaky(lines.map((line) => JSON.parse(line)))
if (worst.length === 0) process.stdout.write('No flaky test is recorded.\n')
for (const { times, last } of worst) {
  const when = `${last.date.slice(0, 10)} at ${last.commit?.slice(0, 8) ?? 'no commit'}`
  process.stdout.write(`${times} × ${formatTestName(last)}, last on ${when}\n    ${last.error ?? ''}\n`)
}
