/** @typedef {{ subject: string, body: string, isOwn: boolean }} Commit */

const groups = [
  { title: 'Breaking changes', holds: (/** @type {Parts} */ { isBreaking }) => isBreaking },
  { title: 'Features', holds: (/** @type {Parts} */ { type }) => type === 'feat' },
  { title: 'Fixes', holds: (/** @type {Parts} */ { type }) => type === 'fix' },
  { title: 'Performance', holds: (/** @type {Parts} */ { type }) => type === 'perf' },
]

/**
 * @typedef {{ type: string, scope: string, isBreaking: boolean, text: string }} Parts
 * @param {Commit} commit
 * @returns {Parts}
 */
function partsOf({ subject, body }) {
  const [, type = '', scope = '', mark, text = subject] =
    /^([a-z]+)(?:\(([^)]*)\))?(!)?: (.*)$/.exec(subject) ?? []
  return { type, scope, isBreaking: mark === '!' || /^BREAKING[ -]CHANGE: /m.test(body), text }
}

/**
 * Builds a release's section of the change log. Lists breaking changes, features, fixes and performance, each
 * commit once. Of the kernel, lists the packages that such commits changed; other types are left out.
 * @param {{ version: string, day: string, commits: Commit[] }} release day as YYYY-MM-DD
 */
export function buildSection({ version, day, commits }) {
  const rest = commits.filter(({ isOwn }) => isOwn).map(partsOf)
  const lists = groups.map(({ title, holds }) => {
    const held = rest.filter(holds)
    for (const parts of held) rest.splice(rest.indexOf(parts), 1)
    return { title, entries: held.map(({ text }) => text) }
  })
  const ofKernel = commits.filter(({ isOwn }) => !isOwn).map(partsOf)
  const changed = ofKernel.filter((parts) => groups.some(({ holds }) => holds(parts)))
  const scopes = [...new Set(changed.map(({ scope }) => scope || 'kernel'))].sort()
  return formatSection({
    version,
    day,
    lists: [...lists, { title: 'Built with changes of', entries: scopes }],
  })
}

/**
 * Lists the versions that a change log has sections of.
 * @param {string} changelog
 */
export const listVersions = (changelog) =>
  [...changelog.matchAll(/^#+ \[?(\d+\.\d+\.\d+)[\] ]/gm)].map(([, version = '']) => version)

/**
 * Formats a section of the change log. Leaves out lists without entries.
 * @param {{ version: string, day: string, lists: { title: string, entries: string[] }[] }} section day as
 * YYYY-MM-DD
 */
export function formatSection({ version, day, lists }) {
  const sections = lists
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => `\n### ${title}\n\n${entries.map((entry) => `- ${entry}\n`).join('')}`)
  return `## ${version} (${day})\n${sections.join('') || '\nNo change that users notice.\n'}`
}

/**
 * Returns true if the change log has a section of this version, ours or one by lerna (`# [1.2.0](…)`).
 * @param {string} changelog
 * @param {string} version
 */
export const hasSection = (changelog, version) =>
  new RegExp(`^#+ \\[?${version.replaceAll('.', '\\.')}[\\] ]`, 'm').test(changelog)

/**
 * Inserts a section above the older ones. A section of the same version is replaced.
 * @param {string} changelog
 * @param {string} section as built by {@link buildSection}
 */
export function insertSection(changelog, section) {
  const [head = '', ...older] = changelog.split(/^(?=## )/m)
  const [name] = section.split(' (')
  const others = older.filter((one) => !one.startsWith(`${name} (`))
  return [`${head.trimEnd()}\n`, section, ...others].map((part) => `${part.trimEnd()}\n`).join('\n')
}
