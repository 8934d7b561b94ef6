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
  // Without a graphics card the GPU is emulated, which takes a whole core.
  '--disable-gpu',
  // Saves the GPU process. With a single renderer for all pages, each page costs a seventh less.
  '--in-process-gpu',
  '--renderer-process-limit=1',
  // Lets a new page join the process that has already compiled the shop's scripts.
  '--disable-site-isolation-trials',
]

/** The gate (`quick` and `served`) has shorter timeouts than the other journeys. */
const isGate = process.env.JOURNEYS === 'gate'

const files = (folder: string, names: string[]) => new RegExp(`${folder}/(${names.join('|')})\\.spec\\.ts$`)
/**
 * Journeys that need a PostgreSQL server. They check that API processes are stateless, or change the database
 * as staff or the passing of time would. The embedded database supports neither.
 */
const onServer = [
  files('quick', ['gift', 'gift-race', 'guest-buys', 'last-ones', 'member-buys']),
  files('served', ['changes-in-checkout', 'fresh-pages', 'school']),
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
  // Each worker has its own shop. While one worker waits for a page, the other one uses the core.
  workers: 2,
  // A failure ends the worker, so the retry has a new shop, database and context. Tests of races and leaks
  // are not retried.
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
    // A service worker would answer requests that journeys make fail. Only its own journey allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Tracing takes an eighth of the CPU time. A failure reports page, URL and screenshot instead.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: quiet },
  },
})
