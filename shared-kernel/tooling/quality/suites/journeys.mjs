import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from '../../build/build-all.mjs'
import { ensureBrowser, findWindowedBrowser } from '../../run/browser.mjs'
import { portBlock } from '../../run/preflight.mjs'
import { startPostgresql } from '../../run/postgresql.mjs'
import { seededFolder } from '../../run/seeded-database.mjs'
import { shopClock } from '../../run/shop-clock.mjs'
import { step } from '../../workspace/steps.mjs'
import { root } from '../../workspace/workspace.mjs'
import { budgets } from './budgets.mjs'
import { wholeFailure } from './outcome.mjs'
import { runProgram } from '../run-program.mjs'
import { journeysOutcome, overlongJourneys, quickSeconds } from './journeys-outcome.mjs'

/** Time that Playwright has to report after its own limit, before it is killed. */
const reportMs = 45_000

/** The journeys' date. It is a month before any season, coupon, popup or closed day of the seed ends. */
const journeysNow = '2026-11-26T10:00:00+09:00'

/**
 * Builds changed packages and runs journeys against the builds. `isGate` limits each journey to 90 s. `goOn`
 * continues after eight failures.
 * @param {string[]} [args] of Playwright
 * @param {{ title?: string, isGate?: boolean, goOn?: boolean, budgetSeconds?: number }} [options]
 */
export async function runJourneys(
  args = [],
  {
    title = 'Journeys in a browser',
    isGate = false,
    goOn = false,
    budgetSeconds = budgets.longJourneys,
  } = {},
) {
  const browser = await step('Looking for a browser', async () => ensureBrowser(), {
    budgetSeconds: budgets.browser,
  })
  const versions = await step('Building', () => buildAll(), { budgetSeconds: budgets.build })
  const shopNow = process.env.SHOP_NOW || journeysNow
  const seeded = await step(
    'Seeding a database',
    async () => seededFolder(versions['reference-api'] ?? '', shopNow),
    { budgetSeconds: budgets.seed },
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const report = path.join(folder, 'report.json')
  const postgresql = await startPostgresql({ isInMemory: true })
  const env = {
    ...shopClock({ SHOP_NOW: shopNow }),
    JOURNEYS: isGate ? 'gate' : 'all',
    GO_ON: goOn ? '1' : undefined,
    PORT_BLOCK: String(portBlock()),
    SHOP_VERSIONS: JSON.stringify(versions),
    SHOPS_FOLDER: folder,
    SEEDED_FOLDER: seeded,
    POSTGRESQL_URL: postgresql.url,
    BROWSER_PATH: browser,
    WINDOWED_BROWSER_PATH: findWindowedBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  try {
    return await step(title, (limitMs) => runPlaywright(args, { env, report, limitMs }), { budgetSeconds })
  } finally {
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string[]} args
 * @param {{ env: Record<string, string | undefined>, report: string, limitMs?: number }} options
 */
async function runPlaywright(args, { env, report, limitMs = 0 }) {
  const { isWell } = await runProgram(
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    ['test', ...args],
    {
      cwd: path.join(root, 'e2e'),
      isLive: true,
      env: { ...env, JOURNEYS_LIMIT_MS: String(limitMs) },
      timeoutMs: limitMs + reportMs,
    },
  )
  if (!existsSync(report)) return wholeFailure('The journeys left no report')
  const { suites, errors = [] } = JSON.parse(readFileSync(report, 'utf8'))
  const outcome = journeysOutcome(suites)
  for (const { name, seconds } of overlongJourneys(suites))
    process.stdout.write(`Over ${quickSeconds} s in quick: ${name}, ${seconds} s\n`)
  if (isWell || outcome.failed > 0) return outcome
  return wholeFailure(`The journeys ended with an error: ${errors[0]?.message ?? 'no test was found'}`)
}
