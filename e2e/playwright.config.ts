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

export default defineConfig<object, ShopOptions>({
  testDir: '.',
  outputDir: './test-results',
  // Only how long a failing journey waits: a slow machine shares its cores with the whole shop.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // Each worker has a shop of its own; while one waits for a page, the other uses the core.
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json']],
  projects: [
    {
      // The journeys that write: no process keeps state of its own.
      name: 'two API processes and PostgreSQL',
      testMatch:
        /journeys\/(guest-buys-a-gift|member-buys|social-gift|gift-delivery|gift-list-of-names|shop-judges-reviews)\.spec\.ts/,
      workers: 1,
      use: { apiProcesses: 2 },
    },
    // What time and the shop's staff do is written into the database, which an embedded one lets nobody.
    {
      name: 'embedded database',
      testIgnore: /journeys\/(gift-delivery|gift-list-of-names|shop-judges-reviews)\.spec\.ts/,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A worker takes navigations out of the hands of journeys that fail them; its own journey lets it in.
    serviceWorkers: 'block',
    // A trace costs an eighth of the processor's time: a failure tells its page, address and picture.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: quiet },
  },
})
