import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const historyFolder = (file) => `${file.replace(/\.json$/, '')}.history`

/**
 * @typedef {{ at: string, event: string, id: string, by?: { who?: string, why?: string }, words: string[],
 *   document?: { id: string, remotes: { name: string, version: string }[] }, canary?: string }} HistoryEntry
 */

/**
 * Reads the entries of all gateways, oldest first. A switch that several gateways recorded counts once.
 * @returns {HistoryEntry[]}
 */
export function readHistory(file) {
  const folder = historyFolder(file)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name)) : []
  const texts = [
    ...readLines(`${folder}.jsonl`).map((line) => () => line),
    ...names.toSorted().map((name) => () => readFileSync(path.join(folder, name), 'utf8')),
  ]
  /** @type {HistoryEntry[]} */
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

/** Reads the history in the older format, with one line per entry. */
const readLines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

/**
 * Formats an entry for operators: time, event, id, changes or reasons, author and cause.
 * @param {HistoryEntry} entry
 */
export function historyLine({ at, event, id, by = {}, words, canary }) {
  const when = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo' })
  const what = [canary, ...words].filter(Boolean).join('; ') || 'nothing changed'
  const who = [by.who, by.why && `“${by.why}”`].filter(Boolean).join(': ')
  return [when, event.padEnd(9), id, what, who].filter(Boolean).join('  ')
}

/** Returns true if a gateway withdrew this release, e.g. `cart@1.1.0`, from the document. */
export const isWithdrawn = ({ id }, release, history) =>
  history.some((entry) => entry.event === 'withdrawn' && entry.id === id && entry.canary === release)

/** Removes withdrawn canaries from a document. A document with another id may offer them again. */
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
 * @param {HistoryEntry[]} history oldest first
 * @param {number} [end] looks for activations only before this index of the history
 */
export function givenDocument(document, history, end = history.length) {
  const isActivation = ({ event }) => event === 'in force'
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
 */
export function compositionToGoBackTo(history, current, id) {
  const inForce = history.filter(({ event, document }) => event === 'in force' && document)
  const cleaned = (document) => withoutWithdrawn(document, history)
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
 */
function wayTo(documents) {
  const way = []
  for (const document of documents) {
    const known = way.findIndex((one) => isSameReleases(one, document))
    if (known >= 0) way.length = known
    way.push(document)
  }
  return way
}

/** Returns true if one of the document's canaries is now the stable release. */
const hasCanaryInForce = (document, current) =>
  document.remotes.some(
    ({ name, canary }) =>
      canary && current.remotes.some((one) => one.name === name && one.version === canary.version),
  )

/** Creates the document of a rollback. Deliberately removes newer remotes and restores removed remotes. */
export function documentBack(target, current, by) {
  return {
    ...target,
    id: `back-to-${target.id.replace(/^back-to-|-\d{13}$/g, '')}-${Date.now()}`,
    removed: namesMissing(target, current),
    built: current.built ?? target.built,
    by,
  }
}

/** Names of a document's remotes that another document lacks. */
function namesMissing(document, other) {
  const names = document.remotes.map(({ name }) => name)
  return other.remotes.map(({ name }) => name).filter((name) => !names.includes(name))
}

const isSameReleases = (one, other) => releasesIn(one) === releasesIn(other)
const releasesIn = ({ remotes }) =>
  JSON.stringify(remotes.map(({ name, version, canary }) => [name, version, canary?.version, canary?.weight]))
