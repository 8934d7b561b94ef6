import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listVersions } from '../changelog/changelog.rules.mjs'
import { readJson, releaseName, releasesFolder, root } from '../workspace/workspace.mjs'
import { git } from '../quality/git.mjs'
import { releasedVersions } from './composition.mjs'
import { newestRelease, nextVersion } from './next-version.rules.mjs'

const most = 20
const fields = '%x1f'
const end = '%x1e'

/**
 * Formats the message for a release command without a version: the commits since the newest release, and the
 * version that they require.
 * @param {string} packageName
 */
export function proposeVersion(packageName) {
  const command = (/** @type {string} */ version) => `npm run release -- ${packageName} ${version}`
  const newest = findNewest(packageName)
  const { version } = readJson(path.join(root, packageName, 'package.json'))
  if (!newest) return `${packageName} has no release. Its package.json names ${version}: ${command(version)}`
  const commits = commitsSinceRelease(packageName)
  const next = nextVersion(newest.version, commits)
  if (!next) return `${packageName} has not changed since ${newest.version}.`
  const rest = commits.length > most ? [`  and ${commits.length - most} more`] : []
  return [
    `Since ${packageName} ${newest.version}:`,
    ...commits.slice(0, most).map(({ subject }) => `  ${subject}`),
    ...rest,
    `These commits ask for ${next}: ${command(next)}`,
  ].join('\n')
}

/**
 * Lists commits since the newest release, or without one since the change log was started. A release that was
 * not built in a Git checkout and has no section has none.
 * @param {string} packageName
 */
export function commitsSinceRelease(packageName) {
  const file = `${packageName}/CHANGELOG.md`
  const newest = findNewest(packageName)
  const commit = newest ? newest.commit : git('log', '--diff-filter=A', '--format=%H', '--', file).trim()
  return commit ? commitsSince(commit, packageName) : []
}

/**
 * Finds the newest release: of this machine, or of another one that committed its section of the change log.
 * @param {string} packageName
 * @returns {{ version: string, commit: string | undefined } | undefined}
 */
function findNewest(packageName) {
  const name = releaseName(packageName)
  const file = path.join(root, packageName, 'CHANGELOG.md')
  const here = releasedVersions(name)
  const version = newestRelease([
    ...here,
    ...(existsSync(file) ? listVersions(readFileSync(file, 'utf8')) : []),
  ])
  if (version === undefined) return undefined
  const built = here.includes(version)
    ? readJson(path.join(releasesFolder, name, version, 'release.json'))
    : {}
  return { version, commit: built.commit ?? commitOfSection(packageName, version) }
}

/**
 * @param {string} packageName
 * @param {string} version
 * @returns {string | undefined}
 */
function commitOfSection(packageName, version) {
  const added = git(
    'log',
    '--reverse',
    '--format=%H',
    '-S',
    `## ${version} (`,
    '--',
    `${packageName}/CHANGELOG.md`,
  )
  return added.split('\n')[0] || undefined
}

/**
 * @param {string} commit
 * @param {string} packageName
 * @returns {import('./next-version.rules.mjs').Commit[]} newest first, in the package and its kernel packages
 */
function commitsSince(commit, packageName) {
  const { dependencies = {} } = readJson(path.join(root, packageName, 'package.json'))
  const kernel = Object.keys(dependencies)
    .filter((name) => name.startsWith('@storefront/'))
    .map((name) => name.replace('@storefront/', 'shared-kernel/'))
  const log = (/** @type {string[]} */ folders) =>
    git('log', '--no-merges', `--format=%H${fields}%s${fields}%b${end}`, `${commit}..HEAD`, '--', ...folders)
      .split('\x1e')
      .map((entry) => entry.trim().split('\x1f'))
      .filter(([hash]) => hash)
  const own = new Set(log([packageName]).map(([hash]) => hash))
  return log([packageName, ...kernel]).map(([hash, subject = '', body = '']) => {
    return { subject, body, isOwn: own.has(hash) }
  })
}
