import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the gateway keeps the history: beside the document, a file for each entry. */
export const historyFolder = (file) => `${file.replace(/\.json$/, '')}.history`

/**
 * @typedef {{ at: string, event: string, id: string, by?: { who?: string, why?: string }, words: string[],
 *   document?: { id: string, remotes: { name: string, version: string }[] }, canary?: string }} HistoryEntry
 */

/**
 * What gateways have written down, oldest first; two that note the same switch have switched once.
 * @returns {HistoryEntry[]}
 */
export function readHistory(file) {
  const folder = historyFolder(file)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name)) : []
  const texts = [
    ...linesOf(`${folder}.jsonl`).map((line) => () => line),
    ...names.toSorted().map((name) => () => readFileSync(path.join(folder, name), 'utf8')),
  ]
  /** @type {HistoryEntry[]} */
  const entries = texts.flatMap((text) => {
    try {
      return [JSON.parse(text())]
    } catch {
      // An entry that a full disk has cut, or that was too old, is no reason to hide the others.
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

/** The history of before: a line for each entry. */
const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

/**
 * One entry as ops read it: when, what, id, the changes or reasons, who and why.
 * @param {HistoryEntry} entry
 */
export function historyLine({ at, event, id, by = {}, words, canary }) {
  const when = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo' })
  const what = [canary, ...words].filter(Boolean).join('; ') || 'nothing changed'
  const who = [by.who, by.why && `“${by.why}”`].filter(Boolean).join(': ')
  return [when, event.padEnd(9), id, what, who].filter(Boolean).join('  ')
}

/** Whether a gateway withdrew a release, as `cart@1.1.0`, from a document. */
export const isWithdrawn = ({ id }, release, history) =>
  history.some((entry) => entry.event === 'withdrawn' && entry.id === id && entry.canary === release)

/** A document without its withdrawn canaries; one that gives them again has another id. */
export function withoutWithdrawn(document, history) {
  const remotes = document.remotes.map(({ canary, ...stable }) =>
    canary && !isWithdrawn(document, `${stable.name}@${canary.version}`, history)
      ? { ...stable, canary }
      : stable,
  )
  return { ...document, remotes }
}

/**
 * What was in force before the document at hand, or the composition of an id; none when the history knows no
 * such one. Neither a canary that was withdrawn, nor a composition that was left for an earlier one, nor one
 * whose canary is a release that is in force now, is a way back: an id leads to the last two.
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

/** Compositions that led to the last one: whoever returns to an earlier one leaves what came since. */
function wayTo(documents) {
  const way = []
  for (const document of documents) {
    const known = way.findIndex((one) => isSameReleases(one, document))
    if (known >= 0) way.length = known
    way.push(document)
  }
  return way
}

/** Whether some shoppers would still get a release that all of them have now. */
const hasCanaryInForce = (document, current) =>
  document.remotes.some(
    ({ name, canary }) =>
      canary && current.remotes.some((one) => one.name === name && one.version === canary.version),
  )

/** The document that goes back: remotes that came since are left out on purpose, those that went are back. */
export function documentBack(target, current, by) {
  const names = target.remotes.map(({ name }) => name)
  const removed = current.remotes.map(({ name }) => name).filter((name) => !names.includes(name))
  return {
    ...target,
    id: `back-to-${target.id.replace(/^back-to-|-\d{13}$/g, '')}-${Date.now()}`,
    removed,
    built: current.built ?? target.built,
    by,
  }
}

const isSameReleases = (one, other) => releasesIn(one) === releasesIn(other)
const releasesIn = ({ remotes }) =>
  JSON.stringify(remotes.map(({ name, version, canary }) => [name, version, canary?.version, canary?.weight]))
