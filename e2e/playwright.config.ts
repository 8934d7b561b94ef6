import { defineConfig, devices } from '@playwright/test'
import type { ShopOptions } from './shop/running-shop'

const browser = process.env.BROWSER_PATH
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without a graphics card the GPU is emulated, which takes a core of its own.
  '--disable-gpu',
  // One process less for drawing, and one for all pages: saves a seventh of a page's cost.
  '--in-process-gpu',
  '--renderer-process-limit=1',
  // Lets a new page join the process that has compiled the shop's scripts.
  '--disable-site-isolation-trials',
]

/** The gate (`quick` and `served`) has shorter timeouts than the long journeys. */
const isGate = process.env.JOURNEYS === 'gate'

const files = (folder: string, names: string[]) => new RegExp(`${folder}/(${names.join('|')})\\.spec\\.ts$`)
/**
 * Journeys that check that API processes hold no state, or that write into the database as time and the
 * shop's staff would, which an embedded one does not allow.
 */
const onServer = [
  files('quick', ['gift', 'gift-race', 'guest-buys', 'last-ones', 'member-buys']),
  files('served', ['changes-in-checkout', 'school']),
  files('checkout', ['changes-in-checkout', 'guest-buys-a-gift']),
  files('gifts', ['gift-delivery', 'gift-list-of-names', 'social-gift']),
  files('members', ['shop-judges-reviews']),
]

export default defineConfig<object, ShopOptions>({
  testDir: '.',
  outputDir: './test-results',
  timeout: isGate ? 90_000 : 240_000,
  expect: { timeout: 40_000 },
  globalTimeout: Number(process.env.JOURNEYS_LIMIT_MS ?? 0),
  maxFailures: process.env.GO_ON ? 0 : 8,
  // Each worker has a shop of its own; while one waits for a page, the other uses the core.
  workers: 2,
  // A failure ends the worker: the retry has a new shop, database and context. Races and leaks have no retry.
  retries: 1,
  reporter: [['list'], ['json'], ['./machine-reporter.ts']],
  projects: [
    {
      name: 'two API processes and PostgreSQL',
      testMatch: onServer,
      workers: 1,
      use: { apiProcesses: 2 },
    },
    { name: 'embedded database', testIgnore: onServer },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A service worker would answer requests that journeys let fail; only its own journey allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace costs an eighth of the processor's time; a failure reports page, address and screenshot.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: quiet },
  },
})
