import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { givenDocument } from '../../../shared-kernel/tooling/release/composition-history.mjs'
import { composedEntry, usualPatience, withWeight } from './composed-entry.mjs'

/**
 * Releases that arrive within this time are composed together. Each later release is composed individually.
 */
const usualGraceMs = 15_000

/**
 * @typedef {{ name: string, version: string, origin: string, weight: number }} Wanted
 * @typedef {{ name: string, version: string, canary?: { version: string, weight: number } }} Entry
 * @typedef {{ id: string, remotes: Entry[], built: Record<string, string> }} Document
 */

/**
 * Writes the document for the wanted versions. A missing release doesn't delay the others: its remote keeps
 * its current version. Only the first document waits for all releases. A later rollback or canary is kept as
 * long as the wanted version is unchanged, so restarting the composer changes nothing.
 * @param {Wanted[]} wanted
 * @param {object} options
 * @param {{ id?: string, remotes: Entry[], built?: Record<string, string> } | undefined} options.previous
 * @param {(document: Document) => void} options.write
 * @param {number} [options.graceMs]
 * @param {{ ms: number, everyMs: number }} [options.patience] how long to wait for a release
 * @returns {Promise<string[]>} why some remotes don't have their version
 */
export async function writeDocuments(
  wanted,
  { previous, write, graceMs = usualGraceMs, patience = usualPatience },
) {
  /** @type {Map<string, Entry>} */
  const entries = new Map(previous?.remotes.map((remote) => [remote.name, remote]))
  const built = { ...previous?.built }
  const isFirst = wanted.some(({ name }) => !entries.has(name))
  /** @type {string[]} */
  const missing = []
  const arrivals = wanted.map(async (remote) => {
    const { name } = remote
    const current = entries.get(name)
    if (built[name] === toLabel(remote)) {
      if (!current)
        throw new Error(`${name} was removed since ${toLabel(remote)} was composed: name another version.`)
      if (!isComposed(current, remote))
        return console.warn(
          `${name} ${current.version} was composed since ${toLabel(remote)} and is kept: ` +
            'name another version, or go back by the history.',
        )
    }
    try {
      const entry = await composedEntry(remote, previous, patience)
      entries.set(name, withWeight(entry, remote.weight, previous))
      built[name] = toLabel(remote)
    } catch (cause) {
      if (isFirst) throw cause
      const { message } = /** @type {Error} */ (cause)
      missing.push(`${message}; it stays as it was composed: ${current?.version}`)
    }
  })
  let written = ''
  const writeNow = () => {
    const remotes = wanted.flatMap(({ name }) => entries.get(name) ?? [])
    const text = JSON.stringify(remotes)
    if (text !== written) write({ id: toDocumentId(remotes, previous), remotes, built: { ...built } })
    written = text
  }
  const all = Promise.all(arrivals)
  await (isFirst ? all : Promise.race([all, wait(graceMs, undefined, { ref: false })]))
  writeNow()
  await Promise.all(arrivals.map((arrival) => arrival.then(writeNow)))
  return missing
}

/**
 * Returns the document that the next one starts from, with the releases that shoppers get now. Keeps the
 * labels of the wanted versions, so a withdrawn release returns only with another version or weight.
 * @template {{ id: string, remotes: Entry[] }} T
 * @param {T} composed
 * @param {import('../../../shared-kernel/tooling/release/composition-history.mjs').HistoryEntry[]} history
 * @returns {Omit<T, 'id'> & { id?: string }}
 */
export function withGivenReleases(composed, history) {
  const { remotes } = givenDocument(composed, history)
  return isDeepStrictEqual(remotes, composed.remotes) ? composed : { ...composed, id: undefined, remotes }
}

/** Returns the label by which the next composer recognises the wanted version. @param {Wanted} wanted */
const toLabel = ({ version, weight }) => (weight < 100 ? `${version}@${weight}` : version)

/** @param {Entry} entry @param {Wanted} wanted */
function isComposed({ version, canary }, wanted) {
  if (!canary) return version === wanted.version
  return canary.version === wanted.version && canary.weight === wanted.weight
}

/**
 * Returns the id of a document. A changed document gets a new id, because withdrawn canaries are recorded by
 * document id. An unchanged document keeps its id when the composer restarts.
 * @param {Entry[]} remotes
 * @param {{ id?: string, remotes: Entry[] } | undefined} previous
 */
function toDocumentId(remotes, previous) {
  if (previous?.id && JSON.stringify(previous.remotes) === JSON.stringify(remotes)) return previous.id
  const versions = remotes.map(({ name, version, canary }) =>
    [`${name}-${version}`, canary && `${canary.version}@${canary.weight}`].filter(Boolean).join('+'),
  )
  return `${versions.join('_')}-${Date.now()}`
}
