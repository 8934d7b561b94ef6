import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../run/steps.mjs'
import { root } from '../../run/workspace.mjs'
import { budgets } from '../gate/budgets.mjs'
import { neverExecuted } from './executed-sql.mjs'
import { runJest } from './jest.mjs'

const api = path.join(root, 'reference-api')
const onPostgresql = [path.join(api, 'scripts/with-postgresql.mjs'), process.execPath]
const reporters = [path.join(api, 'jest-executed-sql.cjs')]

/** @typedef {import('../gate/outcome.mjs').Outcome} Outcome */

/**
 * The API's whole suite on PostgreSQL, and on the embedded database what can differ there: the list of its
 * configuration, which is complete when it executes all SQL that the whole suite executes.
 * @returns {Promise<Outcome[]>}
 */
export async function runApiSuite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'executed-sql-'))
  const files = { whole: path.join(folder, 'whole.json'), listed: path.join(folder, 'listed.json') }
  const whole = await onServer([], { EXECUTED_SQL: files.whole })
  const listed = await onEmbedded([], { EXECUTED_SQL: files.listed })
  return [whole, listed, completenessOf(neverExecuted(read(files.whole), read(files.listed)))]
}

/**
 * Some tests of the API, each on the databases that it runs on.
 * @param {string[]} files absolute paths
 * @param {string[]} args of jest
 */
export async function runApiFiles(files, args) {
  const reasons = JSON.parse(readFileSync(path.join(api, 'embedded-tests.json'), 'utf8'))
  const listed = Object.values(reasons)
    .flat()
    .map((file) => path.join(api, file))
  const embedded = files.filter((file) => listed.includes(file))
  const onBoth = ['--passWithNoTests', ...args, '--runTestsByPath']
  return [
    await onServer([...onBoth, ...files]),
    ...(embedded.length > 0 ? [await onEmbedded([...onBoth, ...embedded])] : []),
  ]
}

/**
 * @param {string[]} args
 * @param {{ EXECUTED_SQL?: string }} [env]
 */
const onServer = (args, env) =>
  step(
    'API tests and races on PostgreSQL',
    (limitMs) =>
      runJest(['-c', path.join(api, 'jest.config.cjs'), ...args], {
        wrapper: onPostgresql,
        ...(env && { env, reporters }),
        limitMs,
      }),
    { budgetSeconds: budgets.apiOnPostgresql },
  )

/**
 * @param {string[]} args
 * @param {{ EXECUTED_SQL?: string }} [env]
 */
const onEmbedded = (args, env) =>
  step(
    'API tests on the embedded database',
    (limitMs) =>
      runJest(['-c', path.join(api, 'jest.embedded.config.cjs'), ...args], {
        ...(env && { env, reporters }),
        limitMs,
      }),
    { budgetSeconds: budgets.apiEmbedded },
  )

/**
 * @param {string[]} missing
 * @returns {Outcome}
 */
function completenessOf(missing) {
  const title = 'SQL that the embedded database never executed; add a test to embedded-tests.json'
  const failures = missing.map((place) => ({ title: `${title}: ${place.trim()}` }))
  return { passed: Number(missing.length === 0), failed: missing.length, failures, flaky: [] }
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
