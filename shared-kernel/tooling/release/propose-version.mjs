import path from 'node:path'
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
  const name = releaseName(packageName)
  const newest = newestRelease(releasedVersions(name))
  const { version } = readJson(path.join(root, packageName, 'package.json'))
  if (!newest)
    return `${packageName} has no release here. Its package.json names ${version}: ${command(version)}`
  const commits = commitsSinceRelease(packageName)
  const next = nextVersion(newest, commits)
  if (!next) return `${packageName} has not changed since ${newest}.`
  const rest = commits.length > most ? [`  and ${commits.length - most} more`] : []
  return [
    `Since ${packageName} ${newest}:`,
    ...commits.slice(0, most).map(({ subject }) => `  ${subject}`),
    ...rest,
    `These commits ask for ${next}: ${command(next)}`,
  ].join('\n')
}

/**
 * Lists commits since the newest release, or without one since the change log was started. A release that was
 * not built in a Git checkout has none.
 * @param {string} packageName
 */
export function commitsSinceRelease(packageName) {
  const name = releaseName(packageName)
  const newest = newestRelease(releasedVersions(name))
  const { commit } = newest
    ? readJson(path.join(releasesFolder, name, newest, 'release.json'))
    : { commit: git('log', '--diff-filter=A', '--format=%H', '--', `${packageName}/CHANGELOG.md`).trim() }
  return commit ? commitsSince(commit, packageName) : []
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
