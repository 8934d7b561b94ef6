import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../run/steps.mjs'
import { root } from '../../run/workspace.mjs'
import { neverExecuted } from './executed-sql.mjs'
import { runJest } from './jest.mjs'

const api = path.join(root, 'reference-api')
const onPostgresql = [path.join(api, 'scripts/with-postgresql.mjs'), process.execPath]

/**
 * The API's whole suite on PostgreSQL, and on the embedded database what can differ there: the list of its
 * configuration, which is complete when it executes all SQL that the whole suite executes. Answers how many
 * passed and failed.
 */
export async function runApiSuite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'executed-sql-'))
  const files = { whole: path.join(folder, 'whole.json'), listed: path.join(folder, 'listed.json') }
  const whole = await step('API tests and races on PostgreSQL', () =>
    runJest(['-c', path.join(api, 'jest.config.cjs')], {
      wrapper: onPostgresql,
      env: { EXECUTED_SQL: files.whole },
    }),
  )
  const listed = await step('API tests on the embedded database', () =>
    runJest(['-c', path.join(api, 'jest.embedded.config.cjs')], { env: { EXECUTED_SQL: files.listed } }),
  )
  const missing = neverExecuted(read(files.whole), read(files.listed))
  if (missing.length > 0)
    process.stdout.write(
      `Never executed on the embedded database; add a test to reference-api/jest.embedded.config.cjs:\n${missing.join('\n')}\n`,
    )
  const isComplete = missing.length === 0
  const failures = missing.map((place) => `SQL that the embedded database never executed: ${place.trim()}`)
  return [whole, listed, { passed: Number(isComplete), failed: Number(!isComplete), failures }]
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
