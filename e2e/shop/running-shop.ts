import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { restHand } from './input/hand'
import { importTooling, type RunningShop } from './tooling'

export type ShopOptions = {
  /** How many processes serve the API: more than one share a PostgreSQL database. */
  apiProcesses: number
  /** How long a fragment is waited for, and how many calls are let through. */
  limits: 'widened' | 'production'
}
type Fixtures = { runningShop: RunningShop | undefined; shopOrigin: string }

const widened = { FRAGMENT_DEADLINE_MS: '10000', RATE_LIMIT_FACTOR: '1000' }

/**
 * One built shop for each worker, on a seeded database of its own; SHOP_ORIGIN names a running one instead.
 */
export const test = base.extend<{ isStill: boolean }, ShopOptions & Fixtures>({
  // For what is about a page that nobody touches.
  isStill: [false, { option: true }],
  page: async ({ page, isStill, javaScriptEnabled }, use) => {
    if (!isStill && javaScriptEnabled !== false) restHand(page)
    await use(page)
  },
  apiProcesses: [1, { option: true, scope: 'worker' }],
  limits: ['widened', { option: true, scope: 'worker' }],
  runningShop: [
    async ({ apiProcesses, limits }, use, { workerIndex }) => {
      if (process.env.SHOP_ORIGIN) return use(undefined)
      const folder = path.join(process.env.SHOPS_FOLDER ?? '', `worker-${workerIndex}`)
      mkdirSync(folder, { recursive: true })
      const { startShop, freePort, createSeededDatabase } = await importTooling()
      const versions = JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>
      const server = process.env.POSTGRESQL_URL
      if (apiProcesses === 1) cpSync(process.env.SEEDED_FOLDER ?? '', folder, { recursive: true })
      const onServer =
        apiProcesses > 1 && server ? await createSeededDatabase(server, versions, folder) : undefined
      const shop = await startShop({
        versions,
        folder,
        port: await freePort(),
        apiProcesses,
        env: { LOG_LEVEL: 'warn', ...(limits === 'widened' ? widened : {}), ...onServer },
      })
      process.env.SHOP_ORIGIN = shop.origin
      process.env.SHOP_DATABASE_URL = onServer?.DATABASE_URL ?? ''
      process.env.SHOP_API_ORIGIN = shop.apiOrigin
      process.env.SHOP_FOLDER = folder
      await use(shop)
      await shop.stopAll()
    },
    // Only how long a failing start waits: two shops start side by side.
    { scope: 'worker', timeout: 240_000 },
  ],
  shopOrigin: [
    async ({ runningShop }, use) => use(runningShop?.origin ?? process.env.SHOP_ORIGIN ?? ''),
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ shopOrigin }, use) => use(shopOrigin),
})

export { expect } from '@playwright/test'
