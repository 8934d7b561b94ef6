import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildPackage } from '../build/build-package.mjs'
import { agreementBeside, readCommit, findingsOn, staleSurfaces } from '../release/candidate.mjs'
import { commitsSinceRelease, proposeVersion } from '../release/propose-version.mjs'
import { parseMeant } from '../release/meant-differences.rules.mjs'
import { listReleaseChecks, firstFailure } from '../release/package-checks.mjs'
import { writeChangelog } from '../changelog/write-changelog.mjs'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand, step, Stop } from '../workspace/steps.mjs'
import { releasable, releaseName, releasesFolder } from '../workspace/workspace.mjs'

/**
 * `npm run release -- mfe-catalog 1.1.0` creates an immutable release of one package if types, lint, tests,
 * styles and contracts pass. Builds no other package, and writes the release's section of CHANGELOG.md.
 * `--unchecked "reason"` skips the checks and records the reason in the release. `--means "price: shown with
 * tax"` lets the gateway accept such differences from the release before. Without a version, it suggests one
 * based on the commits.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const { packageName, version, unchecked, means } = parseArguments(process.argv.slice(2))
  if (!version) return void process.stdout.write(`${proposeVersion(packageName)}\n`)
  process.env.RELEASE_VERSION = version
  if (existsSync(path.join(releasesFolder, releaseName(packageName), version, 'release.json')))
    throw new Stop(
      `${packageName} ${version} is released already, and a release never changes: take the next number.`,
    )
  const refuse = (/** @type {string} */ why) => new Stop(`${packageName} ${version} is not released: ${why}`)
  if (unchecked === undefined) {
    const stale = await step('Contracts', async () => staleSurfaces())
    if (stale.length > 0) throw refuse(stale.join('\n'))
    const failed = await firstFailure(listReleaseChecks(packageName))
    if (failed) throw refuse(`its ${failed} failed, see above.`)
  }
  // Releases for another folder, such as a test's, are described where that folder's shop is developed.
  const isDescribed = !process.env.RELEASES_FOLDER && readCommit().commit !== undefined
  const commits = isDescribed ? commitsSinceRelease(packageName) : []
  await step(`Building ${packageName} ${version}`, async () => {
    const agreed = agreementBeside(packageName)
    await buildPackage(packageName, { kernelOverride: process.env.KERNEL_VERSION, inspect })
    async function inspect(/** @type {string} */ staging) {
      const agreement = await agreed
      const findings = findingsOn({ packageName, version, staging, agreement })
      if (findings.length > 0 && unchecked === undefined) throw refuse(findings.join('\n'))
      for (const finding of findings) process.stdout.write(`  unchecked: ${finding}\n`)
      const passed = {
        checks: ['contracts', ...listReleaseChecks(packageName).map(({ title }) => title), 'styles'],
      }
      return {
        ...readCommit(),
        ...(unchecked === undefined ? passed : { unchecked: { reason: unchecked, findings } }),
        ...(means.length > 0 && { means }),
        agreement,
      }
    }
  })
  if (!isDescribed) return
  const changelog = writeChangelog(packageName, { version, commits })
  process.stdout.write(`${changelog} has a section for ${version}. Commit it.\n`)
})

/** @param {string[]} args */
function parseArguments(args) {
  const positionals = [...args]
  /** Takes an option and its value out of the arguments. @param {string} option */
  const take = (option) => {
    const at = positionals.indexOf(option)
    return at < 0 ? undefined : (positionals.splice(at, 2)[1] ?? '')
  }
  const unchecked = take('--unchecked')
  const meant = []
  for (let value = take('--means'); value !== undefined; value = take('--means')) meant.push(value)
  const [packageName = '', version = ''] = positionals
  if (!releasable.includes(packageName)) throw new Stop(`Which package? One of ${releasable.join(', ')}.`)
  if (version && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Stop(`Which version? For example: npm run release -- ${packageName} 1.1.0`)
  if (unchecked?.trim() === '')
    throw new Stop('Why unchecked? The reason stands in the release: --unchecked "cart is down since 9:40"')
  return { packageName, version, unchecked, means: parseMeant(meant) }
}
