/** @typedef {{ subject: string, body: string, isOwn: boolean }} Commit */

const isBreaking = ({ subject, body }) =>
  /^[a-z]+(\([^)]*\))?!:/.test(subject) || /^BREAKING[ -]CHANGE: /m.test(body)
const isFeature = ({ subject }) => /^feat\b/.test(subject)

/**
 * Version that commits since a release ask for: major for a breaking change, minor for a feature, patch
 * otherwise. Commits of kernel packages (`isOwn` false) ask for a patch at most.
 * @param {string} version x.y.z of that release
 * @param {Commit[]} commits
 * @returns {string | undefined} undefined without commits
 */
export function nextVersion(version, commits) {
  if (commits.length === 0) return undefined
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const own = commits.filter(({ isOwn }) => isOwn)
  if (own.some(isBreaking)) return `${major + 1}.0.0`
  return own.some(isFeature) ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * The newest of released versions; builds such as `1.0.0-0a1b2c3d` are none.
 * @param {string[]} versions
 * @returns {string | undefined}
 */
export const newestRelease = (versions) =>
  versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
