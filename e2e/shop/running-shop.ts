import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { importTooling } from './tooling'

export type ShopOptions = {
  /** How many processes serve the API: more than one share a PostgreSQL database. */
  apiProcesses: number
}
type RunningShop = { shopOrigin: string }

/**
 * One built shop for each worker, on a seeded database of its own; SHOP_ORIGIN names a running one instead.
 */
export const test = base.extend<object, ShopOptions & RunningShop>({
  apiProcesses: [1, { option: true, scope: 'worker' }],
  shopOrigin: [
    async ({ apiProcesses }, use, { workerIndex }) => {
      if (process.env.SHOP_ORIGIN) return use(process.env.SHOP_ORIGIN)
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
        env: { LOG_LEVEL: 'warn', FRAGMENT_DEADLINE_MS: '10000', RATE_LIMIT_FACTOR: '1000', ...onServer },
      })
      process.env.SHOP_ORIGIN = shop.origin
      process.env.SHOP_API_ORIGIN = shop.apiOrigin
      process.env.SHOP_FOLDER = folder
      await use(shop.origin)
      await shop.stopAll()
    },
    // Only how long a failing start waits: two shops start side by side.
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  baseURL: async ({ shopOrigin }, use) => use(shopOrigin),
})

export { expect } from '@playwright/test'
