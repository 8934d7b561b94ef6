import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from '../bin/build.mjs'
import { ensureBrowser } from './browser.mjs'
import { randomSecrets } from './secrets.mjs'
import { step } from './steps.mjs'
import { root } from './workspace.mjs'

/**
 * Builds what changed and runs the journeys against the built product. Answers how many passed and failed.
 */
export async function runJourneys(args = [], env = {}) {
  const browser = await step('Looking for a browser', async () => ensureBrowser())
  const versions = await step('Building', () => buildAll())
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const report = path.join(folder, 'report.json')
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    {
      cwd: path.join(root, 'e2e'),
      stdio: 'inherit',
      env: {
        ...process.env,
        SHOP_VERSIONS: JSON.stringify(versions),
        SHOP_FOLDER: folder,
        BROWSER_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...env,
      },
    },
  )
  const stats = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).stats
    : { expected: 0, unexpected: 1, flaky: 0 }
  rmSync(folder, { recursive: true, force: true })
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 && status !== 0 ? 1 : failed }
}

/**
 * The journeys that write, through two API processes on one PostgreSQL server: no process keeps state of its
 * own.
 */
export async function runJourneysOnTwoProcesses() {
  const { startPostgresql } = await import('./postgresql.mjs')
  const postgresql = await startPostgresql()
  try {
    return await runJourneys(['journeys/guest-buys-a-gift', 'journeys/member-buys', 'journeys/social-gift'], {
      DATABASE_URL: postgresql.url,
      API_PROCESSES: '2',
      ...randomSecrets(),
    })
  } finally {
    await postgresql.stop()
  }
}
