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

/** The gate (`npm test`) or all journeys (`npm run test:all`, and any run in this folder). */
const isGate = process.env.JOURNEYS === 'gate'

const inFiles = (folder: string, names: string[]) => new RegExp(`${folder}/(${names.join('|')})\\.spec\\.ts$`)
/** They write, and must find no state in an API process: they run on two of them and PostgreSQL too. */
const written = ['guest-buys-a-gift', 'member-buys', 'social-gift']
/** Time and the shop's staff write into the database of these, which an embedded one lets nobody else do. */
const onServerOnly = [
  'changes-in-checkout',
  'changes-without-javascript',
  'gift-delivery',
  'gift-list-of-names',
  'shop-judges-reviews',
]
/** Of these the gate runs only the journeys tagged @gate; of the others all but those tagged @long. */
const long = [
  inFiles('commands', ['readme-commands']),
  inFiles('independence', ['bad-releases', 'faults']),
  inFiles('journeys', [
    'accessibility',
    'accessibility-of-shops',
    'autocomplete',
    'back-forward-cache',
    'business-credit',
    'buy-now',
    'buy-now-without-javascript',
    'card-without-javascript',
    'checkout-back-and-tabs',
    'checkout-reflow',
    'checkout-tree',
    'content-screens',
    'dark-scheme',
    'destination-matrix',
    'dressed-without-javascript',
    'express',
    'gift-recipients',
    'hundred-addresses',
    'login-in-checkout',
    'member-by-order',
    'member-screens-of-shops',
    'member-states',
    'members-screens',
    'page-faults',
    'payment-sheet',
    'receipt-without-javascript',
    'registration',
    'school',
    'several-without-javascript',
    'wallets',
  ]),
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
      testMatch: inFiles('journeys', [...written, ...onServerOnly]),
      workers: 1,
      use: { apiProcesses: 2 },
    },
    {
      name: 'embedded database',
      testIgnore: [inFiles('journeys', onServerOnly), ...long],
      ...(isGate && { grepInvert: /@long/ }),
    },
    {
      name: 'long journeys',
      testMatch: long,
      ...(isGate && { grep: /@gate/ }),
    },
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
