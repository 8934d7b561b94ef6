import { surfaceRules } from './load-typescript.mjs'

/**
 * A change to a description, and the version part that it must increment.
 * @typedef {{ words: string, due: 'major' | 'minor' }} DueChange
 */

/**
 * @typedef {import('../../contracts/src/surface/surface').CallsSurface} CallsSurface
 * @typedef {import('../../contracts/src/surface/surface').FactsSurface} FactsSurface
 * @typedef {import('../../contracts/src/surface/surface').Shape} Shape
 */

/** Changes of responses that break readers, and changes of requests that break senders. */
const breaking = {
  answer: ['removed', 'retyped', 'widened'],
  request: ['removed', 'retyped', 'narrowed', 'added-required'],
}

/**
 * Compares two descriptions of the API's calls.
 * @param {CallsSurface} before
 * @param {CallsSurface} after
 * @returns {DueChange[]}
 */
export function findCallChanges(before, after) {
  return changesByName(before.calls, after.calls, (was, is) => [
    ...findAccessChanges(was.access, is.access),
    ...findPartChanges('asks in its query for', was.query, is.query, 'request', before, after),
    ...findPartChanges('asks in its body for', was.body, is.body, 'request', before, after),
    ...findPartChanges('answers', was.answer, is.answer, 'answer', before, after),
  ])
}

/**
 * @param {string | undefined} was
 * @param {string | undefined} is
 * @returns {DueChange[]}
 */
function findAccessChanges(was, is) {
  if (was === is) return []
  const words = `is for callers of ${is} access, and was for ${was}`
  return [{ words, due: is === 'member' || was === 'any' ? 'major' : 'minor' }]
}

/**
 * Compares two descriptions of the event bus.
 * @param {FactsSurface} before
 * @param {FactsSurface} after
 * @returns {DueChange[]}
 */
export function findFactChanges(before, after) {
  return changesByName(before.facts, after.facts, (was, is) =>
    findPartChanges('tells', was, is, 'answer', before, after),
  )
}

/**
 * Reports each changed shape once, with the first call or event that the change affects.
 * @template T
 * @param {Readonly<Record<string, T>>} before
 * @param {Readonly<Record<string, T>>} after
 * @param {(was: T, is: T) => DueChange[]} compare
 * @returns {DueChange[]}
 */
function changesByName(before, after, compare) {
  /** @type {Map<string, { first: string, others: number, change: DueChange }>} */
  const told = new Map()
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]]
    const changes =
      is === undefined
        ? [{ words: 'is gone', due: /** @type {const} */ ('major') }]
        : was === undefined
          ? [{ words: 'is new', due: /** @type {const} */ ('minor') }]
          : compare(was, is)
    for (const change of changes) {
      const known = told.get(change.words)
      if (known) known.others += 1
      else told.set(change.words, { first: name, others: 0, change })
    }
  }
  return [...told.values()].map(({ first, others, change: { words, due } }) => ({
    words: `${first}${others > 0 ? ` (and ${others} more)` : ''} ${words}`,
    due,
  }))
}

/**
 * @param {string} words that introduce a change
 * @param {Shape | undefined} was
 * @param {Shape | undefined} is
 * @param {keyof typeof breaking} side
 * @param {CallsSurface | FactsSurface} before
 * @param {CallsSurface | FactsSurface} after
 * @returns {DueChange[]}
 */
function findPartChanges(words, was, is, side, before, after) {
  const { changesOf } = surfaceRules()
  // A new request breaks senders only if one of its fields is required. A new response breaks no reader.
  const [one, other] = [was ?? (is && emptyOf(is)), is ?? (was && emptyOf(was))]
  if (one === undefined || other === undefined) return []
  const changes = changesOf({ shape: one, shapes: before.shapes }, { shape: other, shapes: after.shapes })
  return changes.map((change) => ({
    words: `${words} ${formatChange(change)}`,
    due: breaking[side].includes(change.kind) ? 'major' : 'minor',
  }))
}

const emptyOf = (/** @type {Shape} */ shape) => (Array.isArray(shape) ? [] : {})

/** @param {{ field: string, kind: string, before?: string, after?: string }} change */
function formatChange({ field, kind, before, after }) {
  const name = field || 'its value'
  if (kind === 'removed') return `${name} no more (it was ${before})`
  if (kind === 'added' || kind === 'added-required') return `${name} (${after}), which is new`
  return `${name} as ${after}, and it was ${before}`
}

/**
 * Returns the lowest version that is allowed for these changes. Versions before 1.0.0 are no exception.
 * @param {string} version
 * @param {DueChange[]} changes
 */
export function dueVersion(version, changes) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (changes.some(({ due }) => due === 'major')) return `${major + 1}.0.0`
  return changes.length > 0 ? `${major}.${minor + 1}.0` : version
}

/**
 * Returns true if `version` is `least` or newer.
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const [one, other] = [parseVersion(version), parseVersion(least)]
  const index = one.findIndex((number, place) => number !== other[place])
  return index === -1 || (one[index] ?? 0) > (other[index] ?? 0)
}

const parseVersion = (/** @type {string} */ version) => version.split(/[.-]/).slice(0, 3).map(Number)
