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
  // Without a graphics card it is emulated, which takes a core of its own.
  '--disable-gpu',
  // A process fewer for what is drawn, and one for all pages: a seventh of what a page costs.
  '--in-process-gpu',
  '--renderer-process-limit=1',
  // Lets a new page join the process that has compiled the shop's scripts.
  '--disable-site-isolation-trials',
]

/** The gate (`quick` and `served`) ends a journey sooner than a run of the long ones. */
const isGate = process.env.JOURNEYS === 'gate'

const files = (folder: string, names: string[]) => new RegExp(`${folder}/(${names.join('|')})\\.spec\\.ts$`)
/**
 * They write and must find no state in an API process, or the time and the shop's staff write into their
 * database, which an embedded one lets nobody else do.
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
  // A failure ends the worker: the retry has a new shop, database and context. Races and leaks have none.
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
    // A worker takes navigations out of the hands of journeys that fail them; its own journey lets it in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace costs an eighth of the processor's time: a failure tells its page, address and picture.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: quiet },
  },
})
