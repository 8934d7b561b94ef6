import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} file of the composition document */
export const historyFolder = (file) => `${file.replace(/\.json$/, '')}.history`

/**
 * The fields of a composition document that its history needs. A canary's weight is in percent.
 * @typedef {{ name: string, version: string, canary?: { version: string, weight: number } }} Entry
 * @typedef {{ who?: string, why?: string }} Author
 * @typedef {{ id: string, remotes: Entry[], built?: Record<string, string>, untried?: string[],
 *   by?: Author }} Document
 */

/**
 * @template {Document} [T=Document]
 * @typedef {{ at: string, event: string, id: string, by?: Author, words: string[], document?: T,
 *   canary?: string }} HistoryEntry
 */

/**
 * Reads the entries of all gateways, oldest first. A switch that several gateways recorded counts once.
 * @param {string} file of the composition document
 * @returns {HistoryEntry<import('./composition.mjs').CompositionDocument>[]}
 */
export function readHistory(file) {
  const folder = historyFolder(file)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name)) : []
  const texts = [
    ...readLines(`${folder}.jsonl`).map((line) => () => line),
    ...names.toSorted().map((name) => () => readFileSync(path.join(folder, name), 'utf8')),
  ]
  /** @type {ReturnType<typeof readHistory>} */
  const entries = texts.flatMap((text) => {
    try {
      return [JSON.parse(text())]
    } catch {
      // An entry that was truncated by a full disk, or deleted because of its age, must not hide the others.
      return []
    }
  })
  let inForce = ''
  return entries.filter(({ event, id }) => {
    if (event !== 'in force') return true
    const isNews = id !== inForce
    inForce = id
    return isNews
  })
}

/**
 * Reads the history in the older format, with one line per entry.
 * @param {string} file
 */
const readLines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

/**
 * Formats an entry for operators: time, event, id, changes or reasons, author and cause.
 * @param {HistoryEntry} entry
 */
export function historyLine({ at, event, id, by = {}, words, canary, document }) {
  const when = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo' })
  const what = [canary, ...words.map((word) => withTrial(word, document))].filter(Boolean).join('; ')
  const who = [by.who, by.why && `“${by.why}”`].filter(Boolean).join(': ')
  return [when, event.padEnd(9), id, what || 'nothing changed', who].filter(Boolean).join('  ')
}

/**
 * Marks a change to a release that came into force without a trial. Builds of `npm start` never have one.
 * @param {string} word
 * @param {Document} [document]
 */
function withTrial(word, { untried = [], built = {}, remotes = [] } = { id: '', remotes: [] }) {
  const changed = remotes.find(({ name }) => word.startsWith(`${name} `))
  const isUntried = changed && untried.includes(changed.name) && changed.version !== built[changed.name]
  return isUntried ? `${word} untried` : word
}

/**
 * Returns true if a gateway withdrew this release, e.g. `cart@1.1.0`, from the document.
 * @param {{ id: string }} document
 * @param {string} release
 * @param {HistoryEntry[]} history
 */
export const isWithdrawn = ({ id }, release, history) =>
  history.some((entry) => entry.event === 'withdrawn' && entry.id === id && entry.canary === release)

/**
 * Removes withdrawn canaries from a document. A document with another id may offer them again.
 * @template {Document} T
 * @param {T} document
 * @param {HistoryEntry[]} history
 * @returns {T}
 */
export function withoutWithdrawn(document, history) {
  const remotes = document.remotes.map(({ canary, ...stable }) =>
    canary && !isWithdrawn(document, `${stable.name}@${canary.version}`, history)
      ? { ...stable, canary }
      : stable,
  )
  return { ...document, remotes }
}

/**
 * Returns the releases that shoppers get of a document, from which the next composition starts. Removes
 * withdrawn canaries. If a release for everybody was withdrawn, shoppers get the composition before it.
 * @template {Document} T
 * @param {T} document
 * @param {HistoryEntry<T>[]} history oldest first
 * @param {number} [end] looks for activations only before this index of the history
 * @returns {T & { removed?: string[] }}
 */
export function givenDocument(document, history, end = history.length) {
  const isActivation = (/** @type {HistoryEntry} */ { event }) => event === 'in force'
  const switchedAt = history.slice(0, end).findLastIndex((one) => isActivation(one) && one.id === document.id)
  const past = history.slice(0, Math.max(switchedAt, 0))
  const at = past.findLastIndex((one) => isActivation(one) && one.document && one.id !== document.id)
  const before = past[at]?.document
  const isReverted = document.remotes.some(({ name, version }) =>
    isWithdrawn(document, `${name}@${version}`, history),
  )
  if (!isReverted || !before) return withoutWithdrawn(document, history)
  const given = givenDocument(before, history, at + 1)
  return { ...given, removed: namesMissing(given, document) }
}

/**
 * Finds the composition before `current`, or the composition with the given id. Returns undefined if the
 * history has none. Skips withdrawn canaries, compositions that were rolled back, and compositions whose
 * canary is now fully active. An explicit id still finds the last two.
 * @template {Document} T
 * @param {HistoryEntry<T>[]} history oldest first
 * @param {T} current
 * @param {string} [id]
 */
export function compositionToGoBackTo(history, current, id) {
  const inForce = history.flatMap(({ event, id, document }) =>
    event === 'in force' && document ? [{ id, document }] : [],
  )
  const cleaned = (/** @type {T} */ document) => withoutWithdrawn(document, history)
  if (id) {
    const named = inForce.findLast((entry) => entry.id === id)?.document
    return named && cleaned(named)
  }
  const at = inForce.findLastIndex((entry) => entry.id === current.id)
  const past = at < 0 ? inForce : inForce.slice(0, at)
  const now = cleaned(current)
  const way = wayTo([...past.map(({ document }) => cleaned(document)), now])
  return way.slice(0, -1).findLast((document) => !hasCanaryInForce(document, now))
}

/**
 * Returns the compositions that led to the last one. Returning to an earlier composition drops those in
 * between.
 * @template {Document} T
 * @param {T[]} documents
 */
function wayTo(documents) {
  /** @type {T[]} */
  const way = []
  for (const document of documents) {
    const known = way.findIndex((one) => isSameReleases(one, document))
    if (known >= 0) way.length = known
    way.push(document)
  }
  return way
}

/**
 * Returns true if one of the document's canaries is now the stable release.
 * @param {Document} document
 * @param {Document} current
 */
const hasCanaryInForce = (document, current) =>
  document.remotes.some(
    ({ name, canary }) =>
      canary && current.remotes.some((one) => one.name === name && one.version === canary.version),
  )

/**
 * Creates the document of a rollback. Deliberately removes newer remotes and restores removed remotes.
 * @template {Document} T
 * @param {T} target
 * @param {Document} current
 * @param {Author} by
 */
export function documentBack(target, current, by) {
  return {
    ...target,
    id: `back-to-${target.id.replace(/^back-to-|-\d{13}$/g, '')}-${Date.now()}`,
    removed: namesMissing(target, current),
    built: current.built ?? target.built,
    by,
  }
}

/**
 * Names of another document's remotes that a document lacks.
 * @param {Document} document
 * @param {Document} other
 */
function namesMissing(document, other) {
  const names = document.remotes.map(({ name }) => name)
  return other.remotes.map(({ name }) => name).filter((name) => !names.includes(name))
}

/** @type {(one: Document, other: Document) => boolean} */
const isSameReleases = (one, other) => releasesIn(one) === releasesIn(other)
/** @param {Document} document */
const releasesIn = ({ remotes }) =>
  JSON.stringify(remotes.map(({ name, version, canary }) => [name, version, canary?.version, canary?.weight]))
