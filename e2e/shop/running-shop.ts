import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { setShopTime } from './clock/shifted-browser'
import { moveMouseOnNavigation } from './input/mouse'
import { importTooling, type RunningShop } from './tooling'

export type ShopOptions = {
  /** Number of API processes. Several processes share a PostgreSQL database. */
  apiProcesses: number
  /** Deadlines for fragments and rate limits. */
  limits: 'widened' | 'production'
}
/** Starting point of a shop: a folder with a seeded database, and its differences from the built releases. */
export type Groundwork = { folder: string; releases?: string; env?: Record<string, string> }
type Fixtures = {
  groundwork: Groundwork
  runningShop: RunningShop | undefined
  shopOrigin: string
}

const widened = { FRAGMENT_DEADLINE_MS: '10000', RATE_LIMIT_FACTOR: '1000' }

export const builtVersions = () => JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>

/** Returns the folder of one worker's shop. All of these folders are deleted together. */
export function folderOfWorker(workerIndex: number): string {
  const folder = path.join(process.env.SHOPS_FOLDER ?? '', `worker-${workerIndex}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

export function seedInto(folder: string) {
  const seeded = process.env.SEEDED_FOLDER ?? ''
  cpSync(seeded, folder, { recursive: true, filter: (file) => file !== path.join(seeded, drawnPictures) })
  shareDrawnPictures(folder)
}

const drawnPictures = 'storage/media'

/** Shares rendered images between shops and runs. Each file name contains a hash of the original. */
function shareDrawnPictures(folder: string) {
  const drawn = path.join(process.env.SEEDED_FOLDER ?? '', drawnPictures)
  mkdirSync(drawn, { recursive: true })
  mkdirSync(path.join(folder, path.dirname(drawnPictures)), { recursive: true })
  symlinkSync(drawn, path.join(folder, drawnPictures))
}

/**
 * Gives each worker a built shop with its own seeded database. SHOP_ORIGIN selects a running shop instead.
 */
export const test = base.extend<{ isStill: boolean }, ShopOptions & Fixtures>({
  browser: [
    async ({ browser }, use) => {
      setShopTime(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // True for journeys on a page that receives no user input.
  isStill: [false, { option: true }],
  page: async ({ page, isStill, javaScriptEnabled }, use) => {
    if (!isStill && javaScriptEnabled !== false) moveMouseOnNavigation(page)
    await use(page)
  },
  apiProcesses: [1, { option: true, scope: 'worker' }],
  limits: ['widened', { option: true, scope: 'worker' }],
  groundwork: [
    async ({ apiProcesses }, use, { workerIndex }) => {
      if (process.env.SHOP_ORIGIN) return use({ folder: '' })
      const folder = folderOfWorker(workerIndex)
      const server = process.env.POSTGRESQL_URL
      if (apiProcesses === 1 || !server) {
        seedInto(folder)
        return use({ folder })
      }
      const { createSeededDatabase } = await importTooling()
      const env = await createSeededDatabase(server, builtVersions(), folder)
      shareDrawnPictures(folder)
      await use({ folder, env })
    },
    // Only limits a failing setup. Two shops are set up at the same time.
    { scope: 'worker', timeout: 240_000 },
  ],
  runningShop: [
    async ({ apiProcesses, limits, groundwork: { folder, releases, env = {} } }, use) => {
      if (process.env.SHOP_ORIGIN) return use(undefined)
      const { startShop, freePort } = await importTooling()
      const shop = await startShop({
        versions: builtVersions(),
        folder,
        port: await freePort(),
        apiProcesses,
        ...(releases ? { releases } : {}),
        env: { LOG_LEVEL: 'warn', ...(limits === 'widened' ? widened : {}), ...env },
      })
      process.env.SHOP_ORIGIN = shop.origin
      process.env.SHOP_DATABASE_URL = env.DATABASE_URL ?? ''
      process.env.SHOP_FOLDER = folder
      await use(shop)
      delete process.env.SHOP_ORIGIN
      await shop.stopAll()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shopOrigin: [
    async ({ runningShop }, use) => use(runningShop?.origin ?? process.env.SHOP_ORIGIN ?? ''),
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ shopOrigin }, use) => use(shopOrigin),
})

export { expect } from '@playwright/test'
