import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { importTooling, root } from './tooling'

/**
 * Starts the built shop on a database of its own, seeded, and closes it after the last journey; SHOP_ORIGIN
 * names a running one instead.
 */
export default async function openShop() {
  if (process.env.SHOP_ORIGIN) return undefined
  const versions = JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>
  const folder = process.env.SHOP_FOLDER
  if (!folder || !versions['reference-api'])
    throw new Error('Run the journeys with `npm test` in e2e: it builds the shop first.')
  const { startShop, freePort } = await importTooling()
  const cli = path.join(root, 'releases', 'reference-api', versions['reference-api'], 'server', 'cli.cjs')
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, 'prepare', path.join(root, 'reference-api/seed')],
    {
      cwd: root,
      env: { ...process.env, DATA_FOLDER: folder, TZ: 'Asia/Tokyo', PRERENDER_PICTURES: '0' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`the database could not be prepared: ${stderr}`)
  const shop = await startShop({
    versions,
    folder,
    port: await freePort(),
    apiProcesses: Number(process.env.API_PROCESSES ?? 1),
    env: { LOG_LEVEL: 'warn', FRAGMENT_DEADLINE_MS: '10000', RATE_LIMIT_FACTOR: '1000' },
  })
  process.env.SHOP_ORIGIN = shop.origin
  process.env.SHOP_API_ORIGIN = shop.apiOrigin
  return async () => {
    await shop.stopAll()
  }
}
