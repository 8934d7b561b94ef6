import { readFile } from 'node:fs/promises'
import { toCanary } from './canary.rules'
import { knownRelease } from '../release/release-description'
import type { CompositionDocument } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { HistoryEntries } from './history-entries'

/**
 * An entry of the history. The entry of an activation includes the document, so that the composition can be
 * restored.
 */
export type HistoryEntry = {
  /** ISO 8601 timestamp. */
  at: string
  event: 'in force' | 'refused' | 'withdrawn'
  id: string
  by?: CompositionDocument['by']
  /** The changes, e.g. `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`, or the reasons for a rejection. */
  words: string[]
  document?: CompositionDocument
  /** The withdrawn release, e.g. `cart@1.1.0`. */
  canary?: string
}

export type Replaced = { document: CompositionDocument; at: number }

/** Returns the history's folder, which lies next to the document and has one file per entry. */
export const historyFolder = (file: string) => `${file.replace(/\.json$/, '')}.history`

/** Max entries: enough for years of switches, in less than three megabytes. */
const mostEntries = 1_000

/**
 * The history of activated, rejected and withdrawn documents, with author and reason. All gateways share it.
 */
export class CompositionHistory {
  private readonly written: HistoryEntries<HistoryEntry>
  /** Entries of older gateways, which wrote all entries to a single file, one per line. */
  private old: HistoryEntry[] | undefined
  private entries: HistoryEntry[] = []
  private withdrawals = new Map<string, Set<string>>()

  constructor(
    private readonly folder: string,
    private readonly warn: (message: string, reasons: string[]) => void,
  ) {
    this.written = new HistoryEntries(folder, entryIn)
  }

  /** Reads entries from other gateways and earlier runs. Skips invalid ones. */
  async follow(): Promise<void> {
    const isFirst = this.old === undefined
    if (isFirst) {
      const lines = (await readFile(`${this.folder}.jsonl`, 'utf8').catch(() => '')).split('\n')
      this.old = lines.flatMap((line) => entryIn(line) ?? [])
    }
    if ((await this.written.follow(mostEntries)) || isFirst) this.arrange()
  }

  /** Records an activated composition once, even if several gateways start with it. */
  async noteInForce(document: CompositionDocument, words: string[]): Promise<void> {
    const last = this.entries.findLast(({ event }) => event === 'in force')
    if (last?.id === document.id) return
    await this.add({ event: 'in force', id: document.id, by: document.by, words, document })
  }

  async noteRefused({ id, by }: Pick<CompositionDocument, 'id' | 'by'>, words: string[]): Promise<void> {
    const last = this.entries.at(-1)
    if (last?.event === 'refused' && last.id === id) return
    await this.add({ event: 'refused', id, by, words })
  }

  /** Records that a release exceeded its budget. The document `id` never serves that release again. */
  async noteWithdrawn(id: string, canary: string, reason: string): Promise<void> {
    if (this.withdrawn(id).has(canary)) return
    await this.add({ event: 'withdrawn', id, canary, words: [reason] })
  }

  /**
   * Returns the releases withdrawn from a document, e.g. `cart@1.1.0`. Activating the document again does not
   * restore them: that takes a new id.
   */
  withdrawn(id: string): ReadonlySet<string> {
    return this.withdrawals.get(id) ?? new Set()
  }

  /** Returns the document that `id` replaced at its last activation, and the time of that switch in ms. */
  replaced(id: string): Replaced | undefined {
    const inForce = this.entries.filter(({ event }) => event === 'in force')
    const end = inForce.findLastIndex((entry) => entry.id === id)
    // Count a switch once, even if two gateways recorded it.
    const before = inForce.slice(0, Math.max(end, 0)).findLastIndex((entry) => entry.id !== id)
    const at = Date.parse(inForce[before + 1]?.at ?? '')
    const { document } = inForce[before] ?? {}
    return document && { document, at }
  }

  /**
   * Adds an entry, which takes effect in memory at once. If the disk is full, only the stored copy is lost.
   */
  private async add(entry: Omit<HistoryEntry, 'at'>): Promise<void> {
    const written = this.written.add(entry)
    this.arrange()
    await written.catch((error: unknown) =>
      this.warn('the history of compositions is not written', [String(error)]),
    )
  }

  private arrange() {
    this.entries = [...(this.old ?? []), ...this.written.all()]
    this.withdrawals = new Map()
    for (const { event, id, canary = '' } of this.entries)
      if (event === 'withdrawn') this.withdrawals.set(id, (this.withdrawals.get(id) ?? new Set()).add(canary))
  }
}

/** Describes a document's changes, e.g. `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`. */
export function changesBetween(
  before: CompositionDocument | undefined,
  { remotes }: CompositionDocument,
): string[] {
  const known = before?.remotes ?? []
  const changes = remotes.flatMap((remote) => {
    const { version, canary } = known.find(({ name }) => name === remote.name) ?? {}
    return [
      ...(version === remote.version
        ? []
        : [`${remote.name} ${version ? `${version} → ` : ''}${remote.version}${formatRelease(remote)}`]),
      ...(canary?.version === remote.canary?.version && canary?.weight === remote.canary?.weight
        ? []
        : [canaryWords(remote, canary)]),
    ]
  })
  const left = known.filter(({ name }) => !remotes.some((remote) => remote.name === name))
  return [...changes, ...left.map(({ name, version }) => `${name} ${version} removed`)]
}

function canaryWords(remote: RemoteEntry, before: RemoteEntry['canary']): string {
  if (!remote.canary) return `${remote.name} canary ${before?.version} ended`
  const { version, weight } = remote.canary
  return `${remote.name} canary ${version} at ${weight} %${formatRelease(toCanary(remote))}`
}

/** Writes a release's commit, and the differences that it means. */
function formatRelease(remote: RemoteEntry): string {
  const { commit, means = [] } = knownRelease(remote) ?? {}
  const parts = [
    ...(commit ? [`commit ${commit.slice(0, 7)}`] : []),
    ...means.map(({ kind, why }) => `means ${kind}: ${why}`),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

function entryIn(text: string): HistoryEntry | undefined {
  try {
    const value = JSON.parse(text) as HistoryEntry
    return typeof value.id === 'string' && typeof value.event === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
