import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from '../run/workspace.mjs'
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

const folderOf = (/** @type {string} */ name) => path.join(root, 'shared-kernel', name)
const fileOf = (/** @type {string} */ name) => path.join(folderOf(name), 'surface.json')

/**
 * Compares a package's current description with the stored one.
 * @param {keyof typeof described} name
 */
export function surfaceState(name) {
  const { version } = readJson(path.join(folderOf(name), 'package.json'))
  const now = described[name].describe(version)
  const written = readJson(fileOf(name))
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
 * Rewrites a description. If the version is too low, leaves the file unchanged and reports the changes and
 * the required version.
 * @param {keyof typeof described} name
 */
export function writeSurface(name) {
  const state = surfaceState(name)
  if (!state.problem && !state.isWritten) writeFileSync(fileOf(name), formatSurface(state.now))
  return state
}

/** Formats a description with one line per field, and with a list of a single entry on one line. */
const formatSurface = (surface) =>
  `${JSON.stringify(surface, null, 2).replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')}\n`
