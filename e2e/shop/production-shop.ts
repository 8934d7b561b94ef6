import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { test as base } from './journey'
import { importTooling, type RunningShop } from './tooling'

/** What the other journeys widen, and production does not. */
const limits = ['RATE_LIMIT_FACTOR', 'FRAGMENT_DEADLINE_MS']

/** A shop of its own with the limits of production, on a seeded database of its own. */
export const test = base.extend<object, { productionShop: RunningShop; shopOrigin: string }>({
  productionShop: [
    async ({ apiProcesses: _ }, use, { workerIndex }) => {
      const folder = path.join(process.env.SHOPS_FOLDER ?? '', `production-${workerIndex}`)
      mkdirSync(folder, { recursive: true })
      cpSync(process.env.SEEDED_FOLDER ?? '', folder, { recursive: true })
      for (const name of limits) delete process.env[name]
      const { startShop, freePort } = await importTooling()
      const versions = JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>
      const shop = await startShop({ versions, folder, port: await freePort(), env: { LOG_LEVEL: 'warn' } })
      process.env.SHOP_ORIGIN = shop.origin
      process.env.SHOP_FOLDER = folder
      await use(shop)
      await shop.stopAll()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shopOrigin: [
    async ({ productionShop }, use) => use(productionShop.origin),
    { scope: 'worker', auto: true },
  ],
})

export { expect } from './journey'
