import { readFile } from 'node:fs/promises'
import { canaryOf } from '../canary/canary.rules'
import { knownRelease } from '../release/release-description'
import type { CompositionDocument, RemoteEntry } from './composition.rules'
import { HistoryEntries } from './history-entries'

/** One line of the history. An activated document is stored with its entry, so that it can be restored. */
export type HistoryEntry = {
  /** ISO 8601. */
  at: string
  event: 'in force' | 'refused' | 'withdrawn'
  id: string
  by?: CompositionDocument['by']
  /** Changes, e.g. `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`, or the reasons of a refusal. */
  words: string[]
  document?: CompositionDocument
  /** The canary that was withdrawn: `cart@1.1.0`. */
  canary?: string
}

export type Replaced = { document: CompositionDocument; at: number }

/** Folder of the history beside the document, with a file for each entry. */
export const historyFolder = (file: string) => `${file.replace(/\.json$/, '')}.history`

/** Years of switches in less than three megabytes. */
const mostEntries = 1_000

/** Activated, refused and withdrawn documents, with author and reason: entries that all gateways share. */
export class CompositionHistory {
  private readonly written: HistoryEntries<HistoryEntry>
  /** Entries in the format of older gateways, a line for each. */
  private old: HistoryEntry[] | undefined
  private entries: HistoryEntry[] = []
  private withdrawals = new Map<string, Set<string>>()

  constructor(
    private readonly folder: string,
    private readonly warn: (message: string, reasons: string[]) => void,
  ) {
    this.written = new HistoryEntries(folder, entryIn)
  }

  /** Reads entries of other gateways and earlier starts; skips invalid ones. */
  async follow(): Promise<void> {
    const isFirst = this.old === undefined
    if (isFirst) {
      const lines = (await readFile(`${this.folder}.jsonl`, 'utf8').catch(() => '')).split('\n')
      this.old = lines.flatMap((line) => entryIn(line) ?? [])
    }
    if ((await this.written.follow(mostEntries)) || isFirst) this.arrange()
  }

  /** Records an activated composition once, however often a gateway starts with it. */
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

  /** Records a canary that exceeded its budget; this document never serves it again. */
  async noteWithdrawn(id: string, canary: string, reason: string): Promise<void> {
    if (this.withdrawn(id).has(canary)) return
    await this.add({ event: 'withdrawn', id, canary, words: [reason] })
  }

  /**
   * Withdrawn canaries of a document, as `cart@1.1.0`, independent of the order of entries. A document that
   * offers them again has another id.
   */
  withdrawn(id: string): ReadonlySet<string> {
    return this.withdrawals.get(id) ?? new Set()
  }

  /** The document that this one replaced when it was last activated, and the moment in ms. */
  replaced(id: string): Replaced | undefined {
    const inForce = this.entries.filter(({ event }) => event === 'in force')
    const end = inForce.findLastIndex((entry) => entry.id === id)
    // Two gateways that record the same switch count as one.
    const before = inForce.slice(0, Math.max(end, 0)).findLastIndex((entry) => entry.id !== id)
    const at = Date.parse(inForce[before + 1]?.at ?? '')
    const { document } = inForce[before] ?? {}
    return document && { document, at }
  }

  /** Known at once; a full disk loses only the entry. */
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

/** Changes of a document in words: `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`. */
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
        : [`${remote.name} ${version ? `${version} → ` : ''}${remote.version}${commitOf(remote)}`]),
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
  return `${remote.name} canary ${version} at ${weight} %${commitOf(canaryOf(remote))}`
}

function commitOf(remote: RemoteEntry): string {
  const { commit } = knownRelease(remote) ?? {}
  return commit ? ` (commit ${commit.slice(0, 7)})` : ''
}

function entryIn(text: string): HistoryEntry | undefined {
  try {
    const value = JSON.parse(text) as HistoryEntry
    return typeof value.id === 'string' && typeof value.event === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
