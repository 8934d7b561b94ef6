import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand } from '../workspace/steps.mjs'
import { releasesFolder, root, shopFolder } from '../workspace/workspace.mjs'

/** `npm run shop -- import DIR` runs one of the API's commands on this shop's database. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const { buildAll } = await import('../build/build-all.mjs')
  const versions = await buildAll(['reference-api'], () => {})
  const cli = path.join(releasesFolder, 'reference-api', versions['reference-api'] ?? '', 'server', 'cli.cjs')
  const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { TZ: 'Asia/Tokyo', DATA_FOLDER: shopFolder, ...process.env },
  })
  process.exitCode = status ?? 1
})
