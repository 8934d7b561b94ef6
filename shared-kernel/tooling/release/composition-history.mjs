import { existsSync, readFileSync } from 'node:fs'

/** Where the gateway keeps the history: beside the document. */
export const historyFile = (file) => `${file.replace(/\.json$/, '')}.history.jsonl`

/**
 * @typedef {{ at: string, event: string, id: string, by?: { who?: string, why?: string }, words: string[],
 *   document?: { id: string, remotes: { name: string, version: string }[] }, canary?: string }} HistoryEntry
 */

/**
 * What the gateway has written down, oldest first.
 * @returns {HistoryEntry[]}
 */
export function readHistory(file) {
  const lines = existsSync(historyFile(file)) ? readFileSync(historyFile(file), 'utf8').split('\n') : []
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      // A line that a full disk has cut is no reason to hide the others.
      return []
    }
  })
}

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

/** A document without the canaries that were withdrawn since it came into force. */
export function withoutWithdrawn(document, history) {
  const since = history.slice(
    history.findLastIndex(({ event, id }) => event === 'in force' && id === document.id) + 1,
  )
  const isWithdrawn = (canary) =>
    since.some((entry) => entry.event === 'withdrawn' && entry.canary === canary)
  const remotes = document.remotes.map(({ canary, ...stable }) =>
    canary && !isWithdrawn(`${stable.name}@${canary.version}`) ? { ...stable, canary } : stable,
  )
  return { ...document, remotes }
}

/**
 * What was in force before the document at hand, or the composition of an id; none when the history knows no
 * such one. Going back twice leads forth again: the way back is a switch like any other.
 */
export function compositionToGoBackTo(history, current, id) {
  const inForce = history.filter(({ event, document }) => event === 'in force' && document)
  if (id) return inForce.findLast((entry) => entry.id === id)?.document
  const at = inForce.findLastIndex((entry) => entry.id === current.id)
  const before = at < 0 ? inForce : inForce.slice(0, at)
  return before.findLast(({ document }) => !isSameReleases(document, current))?.document
}

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
