import { defineConfig, devices } from '@playwright/test'

const browser = process.env.BROWSER_PATH
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './shop/open-shop.ts',
  outputDir: './test-results',
  // Only how long a failing journey waits: a slow machine shares its cores with the whole shop.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // One worker: journeys share one shop, and two cores serve seven processes and a browser.
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: quiet },
  },
})
