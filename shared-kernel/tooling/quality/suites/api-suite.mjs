import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../workspace/steps.mjs'
import { root } from '../../workspace/workspace.mjs'
import { budgets } from './budgets.mjs'
import { runJest } from './jest.mjs'

const api = path.join(root, 'reference-api')
const onPostgresql = [path.join(api, 'scripts/with-postgresql.mjs'), process.execPath]

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/**
 * Runs the API's tests on PostgreSQL, without slow files. On the embedded database, runs only the tests that
 * may behave differently there, and prepares each statement that PostgreSQL executed.
 * @returns {Promise<Outcome[]>}
 */
export async function runApiSuite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'executed-statements-'))
  const env = { TESTS: 'gate', EXECUTED_STATEMENTS: folder }
  try {
    return [
      await onServer('API tests on PostgreSQL', [], env, budgets.apiOnPostgresql),
      await onEmbedded('API tests on the embedded database', [], env, budgets.apiEmbedded),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs the API's tests outside the gate: crashes, kills and random requests on PostgreSQL, and the long list
 * on the embedded database.
 * @returns {Promise<Outcome[]>}
 */
export async function runSlowApiSuite() {
  const env = { TESTS: 'slow' }
  return [
    await onServer('Slow API tests on PostgreSQL', [], env, budgets.slowApiOnPostgresql),
    await onEmbedded('More API tests on the embedded database', [], env, budgets.slowApiEmbedded),
  ]
}

/**
 * Runs some of the API's tests, each on the databases that it supports.
 * @param {string[]} files absolute paths
 * @param {string[]} args for Jest
 */
export async function runApiFiles(files, args) {
  if (files.some((file) => file.endsWith('/every-statement.test.ts'))) return runApiSuite()
  const { gate, slow } = JSON.parse(readFileSync(path.join(api, 'embedded-tests.json'), 'utf8'))
  const listed = [gate, slow].flatMap(Object.values).flat()
  const embedded = files.filter((file) => listed.includes(path.relative(api, file)))
  const onBoth = ['--passWithNoTests', ...args, '--runTestsByPath']
  return [
    await onServer('API tests on PostgreSQL', [...onBoth, ...files], {}, budgets.apiOnPostgresql),
    ...(embedded.length > 0
      ? [
          await onEmbedded(
            'API tests on the embedded database',
            [...onBoth, ...embedded],
            {},
            budgets.slowApiEmbedded,
          ),
        ]
      : []),
  ]
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {number} budgetSeconds
 */
const onServer = (title, args, env, budgetSeconds) =>
  step(
    title,
    (limitMs) =>
      runJest(['-c', path.join(api, 'jest.config.cjs'), ...args], { wrapper: onPostgresql, env, limitMs }),
    { budgetSeconds },
  )

/**
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {number} budgetSeconds
 */
const onEmbedded = (title, args, env, budgetSeconds) =>
  step(
    title,
    (limitMs) => runJest(['-c', path.join(api, 'jest.embedded.config.cjs'), ...args], { env, limitMs }),
    {
      budgetSeconds,
    },
  )
