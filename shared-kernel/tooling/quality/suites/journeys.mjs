import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from '../../build/build-all.mjs'
import { ensureBrowser, findWindowedBrowser } from '../../run/browser.mjs'
import { startPostgresql } from '../../run/postgresql.mjs'
import { seededFolder } from '../../run/seeded-database.mjs'
import { step } from '../../run/steps.mjs'
import { root } from '../../run/workspace.mjs'
import { failedJourneys } from './failed-tests.mjs'

/**
 * Builds what changed and runs the journeys against the built product, those that write on two API processes
 * and PostgreSQL too. Answers how many passed and failed.
 */
export async function runJourneys(args = []) {
  const browser = await step('Looking for a browser', async () => ensureBrowser())
  const versions = await step('Building', () => buildAll())
  const seeded = await step('Seeding a database', async () => seededFolder(versions['reference-api']))
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const report = path.join(folder, 'report.json')
  const postgresql = await startPostgresql({ isInMemory: true })
  try {
    const { status } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
      {
        cwd: path.join(root, 'e2e'),
        stdio: 'inherit',
        env: {
          ...process.env,
          SHOP_VERSIONS: JSON.stringify(versions),
          SHOPS_FOLDER: folder,
          SEEDED_FOLDER: seeded,
          POSTGRESQL_URL: postgresql.url,
          BROWSER_PATH: browser,
          WINDOWED_BROWSER_PATH: findWindowedBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    )
    if (!existsSync(report)) return { passed: 0, failed: 1, failures: ['The journeys left no report'] }
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = stats.unexpected + stats.flaky
    return {
      passed: stats.expected,
      failed: failed === 0 && status !== 0 ? 1 : failed,
      failures: failedJourneys(suites),
    }
  } finally {
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
