import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatSection, hasSection, insertSection } from '../changelog/changelog.rules.mjs'
import { readJson, root } from '../workspace/workspace.mjs'
import { describeCalls } from './calls-surface.mjs'
import { findCallChanges, findFactChanges, dueVersion, isAtLeast } from './due-version.mjs'
import { describeFacts } from './facts-surface.mjs'
import { loadTypescript } from './load-typescript.mjs'

const described = {
  contracts: {
    describe: (/** @type {string} */ version) =>
      describeCalls(loadTypescript('shared-kernel/contracts/src/index.ts'), version),
    changes: findCallChanges,
  },
  'event-bus': {
    describe: (/** @type {string} */ version) => describeFacts(version),
    changes: findFactChanges,
  },
}
export const describedPackages = /** @type {(keyof typeof described)[]} */ (Object.keys(described))

export const howToWrite = 'npm run contracts'

/**
 * The files of a described package. `house` is the repository.
 * @param {string} name
 * @param {string} house
 */
const filesOf = (name, house) => ({
  manifest: path.join(house, 'shared-kernel', name, 'package.json'),
  surface: path.join(house, 'shared-kernel', name, 'surface.json'),
  changelog: path.join(house, 'shared-kernel', name, 'CHANGELOG.md'),
  lock: path.join(house, 'package-lock.json'),
})

/**
 * Compares a package's current description with the stored one.
 * @param {keyof typeof described} name
 * @param {{ house?: string, describe?: (version: string) => any }} [options]
 */
export function surfaceState(name, { house = root, describe = described[name].describe } = {}) {
  const { manifest, surface } = filesOf(name, house)
  const { version } = readJson(manifest)
  const now = describe(version)
  const written = readJson(surface)
  const isWritten = JSON.stringify(written) === JSON.stringify(now)
  return { now, ...verdictOn(name, written, now), isWritten }
}

/**
 * Checks whether a description may replace another. The version must be high enough for the changes.
 * @param {keyof typeof described} name
 * @param {any} before
 * @param {any} now
 */
export function verdictOn(name, before, now) {
  const changes = described[name].changes(before, now)
  const due = dueVersion(before.version, changes)
  const words = changes.map((change) => `  ${change.due}: ${change.words}`)
  const isBumped = isAtLeast(now.version, due)
  const problem = isBumped
    ? undefined
    : [`${name} ${before.version} → ${due} is due, and it says ${now.version}:`, ...words].join('\n')
  return { changes, due, problem }
}

/**
 * Rewrites a description. If the version is too low for the changes, first raises it to the one that is due,
 * in `package.json` and the lock file. Adds the changes to `CHANGELOG.md` unless it has a section of the
 * version. Returns the changes, the version, and the version that was raised.
 * @param {keyof typeof described} name
 * @param {Parameters<typeof surfaceState>[1]} [options]
 */
export function writeSurface(name, { house = root, ...options } = {}) {
  const { now, changes, due, problem, isWritten } = surfaceState(name, { house, ...options })
  const version = problem ? due : now.version
  const raisedFrom = problem ? now.version : undefined
  const files = filesOf(name, house)
  if (raisedFrom !== undefined) raiseVersion(name, files, version)
  if (changes.length > 0) addToChangelog(files.changelog, version, changes)
  if (!isWritten) writeFileSync(files.surface, formatSurface({ ...now, version }))
  return { changes, version, raisedFrom, isWritten }
}

/**
 * @param {string} name
 * @param {ReturnType<typeof filesOf>} files
 * @param {string} version
 */
function raiseVersion(name, { manifest, lock }, version) {
  writeJson(manifest, { ...readJson(manifest), version })
  const locked = readJson(lock)
  locked.packages[`shared-kernel/${name}`].version = version
  writeJson(lock, locked)
}

const writeJson = (/** @type {string} */ file, /** @type {unknown} */ value) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/**
 * @param {string} file
 * @param {string} version
 * @param {import('./due-version.mjs').DueChange[]} changes
 */
function addToChangelog(file, version, changes) {
  const changelog = readFileSync(file, 'utf8')
  if (hasSection(changelog, version)) return
  const entriesOf = (/** @type {string} */ part) =>
    changes.filter(({ due }) => due === part).map(({ words }) => words.replaceAll('*', String.raw`\*`))
  const lists = [
    { title: 'Breaking changes', entries: entriesOf('major') },
    { title: 'Features', entries: entriesOf('minor') },
  ]
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(file, insertSection(changelog, formatSection({ version, day, lists })))
}

/**
 * Formats a description with one line per field, and with a list of a single entry on one line.
 * @param {object} surface
 */
const formatSurface = (surface) =>
  `${JSON.stringify(surface, null, 2).replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')}\n`
