/** @typedef {import('../changelog/changelog.rules.mjs').Commit} Commit */

/** @param {Commit} commit */
const isBreaking = ({ subject, body }) =>
  /^[a-z]+(\([^)]*\))?!:/.test(subject) || /^BREAKING[ -]CHANGE: /m.test(body)
/** @param {Commit} commit */
const isFeature = ({ subject }) => /^feat\b/.test(subject)

/**
 * Returns the version that the commits since a release require: major for a breaking change, minor for a
 * feature, otherwise patch. Commits in kernel packages (`isOwn` false) require at most a patch.
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
 * Finds the newest released version. Local builds such as `1.0.0-0a1b2c3d` don't count.
 * @param {string[]} versions
 * @returns {string | undefined}
 */
export const newestRelease = (versions) =>
  versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
