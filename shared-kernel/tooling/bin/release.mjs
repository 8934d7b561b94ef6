import { buildPackage } from '../build/build-package.mjs'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand, step, Stop } from '../run/steps.mjs'
import { releasable } from '../run/workspace.mjs'

/**
 * `npm run release -- mfe-catalog 1.1.0` makes one immutable release of one package; nothing else is built.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const [packageName = '', version = ''] = process.argv.slice(2)
  if (!releasable.includes(packageName)) throw new Stop(`Which package? One of ${releasable.join(', ')}.`)
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Stop(`Which version? For example: npm run release -- ${packageName} 1.1.0`)
  process.env.RELEASE_VERSION = version
  const { isNew } = await step(`Releasing ${packageName} ${version}`, () =>
    buildPackage(packageName, { kernelOverride: process.env.KERNEL_VERSION }),
  )
  if (!isNew)
    throw new Stop(
      `${packageName} ${version} is released already, and a release never changes: take the next number.`,
    )
})
