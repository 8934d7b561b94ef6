import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { surfaceRules } from '../contracts/load-typescript.mjs'
import { describedPackages, howToWrite, surfaceState } from '../contracts/surface-files.mjs'
import { runProgram } from '../quality/run-program.mjs'
import { releaseName, root } from '../workspace/workspace.mjs'
import { globalRules } from './global-css.mjs'
import { releasesInForce } from './releases-in-force.mjs'

const printAgreement = fileURLToPath(new URL('../contracts/print-agreement.mjs', import.meta.url))

/**
 * Computes a package's agreement in a separate process, in parallel with its build.
 * @param {string} packageName
 * @returns {Promise<object>}
 */
export async function agreementBeside(packageName) {
  const { isWell, words } = await runProgram(printAgreement, [packageName])
  if (!isWell) throw new Error(`What ${packageName} reads of contracts cannot be told:\n${words}`)
  return JSON.parse(words)
}

/**
 * Lists problems with the stored descriptions of calls and events. Releases are compared with these
 * descriptions.
 */
export const staleSurfaces = () =>
  describedPackages.flatMap((name) => {
    const { problem, isWritten } = surfaceState(name)
    if (problem) return [problem]
    return isWritten ? [] : [`${name} is not what its surface.json says: ${howToWrite} writes it anew`]
  })

/**
 * Lists problems with a built release: styles that leak out of the release, and fields or events that the
 * release and the active releases need from each other but no longer receive.
 * @param {{ packageName: string, version: string, staging: string, agreement: object }} candidate
 * @param {ReturnType<typeof releasesInForce>} [inForce]
 * @returns {string[]}
 */
export function findingsOn(
  { packageName, version, staging, agreement },
  { before, others } = releasesInForce(packageName),
) {
  const { lostFacts, unmetBetween } = surfaceRules()
  const name = releaseName(packageName)
  const candidate = { label: `${name} ${version}`, agreement }
  const isRemote = packageName.startsWith('mfe-')
  const rules = isRemote
    ? globalRules(path.join(staging, 'client'), name, path.join(root, packageName, 'src'))
    : []
  return [
    ...rules.map(
      ({ file, line, selector }) =>
        `${file}:${line} styles ${selector}, which no class of a CSS module scopes: it would style the whole shop`,
    ),
    ...unmetBetween(candidate, others),
    ...(before ? lostFacts(candidate, before, others) : []),
  ]
}

/** Returns the commit of a release, and whether the work tree was dirty. */
export function readCommit(folder = root) {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', 'HEAD')
  if (status !== 0) return {}
  return { commit: stdout.trim(), isTreeDirty: git('status', '--porcelain').stdout.trim() !== '' }
}
