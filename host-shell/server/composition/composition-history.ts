import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { canaryOf } from '../canary/canary.rules'
import { knownRelease } from '../release/release-description'
import type { CompositionDocument, RemoteEntry } from './composition.rules'

/** One line of the history. A document stands with what came into force, so that it can be gone back to. */
export type HistoryEntry = {
  /** ISO 8601. */
  at: string
  event: 'in force' | 'refused' | 'withdrawn'
  /** Id of the composition document. */
  id: string
  by?: CompositionDocument['by']
  /** What changed, e.g. `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`, or why it did not. */
  words: string[]
  document?: CompositionDocument
  /** The canary that was withdrawn: `cart@1.1.0`. */
  canary?: string
}

/** Where the history is: beside the document. */
export const historyFile = (file: string) => `${file.replace(/\.json$/, '')}.history.jsonl`

/** Years of switches, and less than three megabytes. */
const mostEntries = 1_000

/** What came into force, was refused or withdrawn, with who and why: one line of JSON each, in a file. */
export class CompositionHistory {
  private entries: HistoryEntry[] = []
  private seen = ''

  constructor(
    private readonly file: string,
    private readonly warn: (message: string, reasons: string[]) => void,
  ) {}

  /** Reads what another gateway or an earlier start has written; what is no entry is passed over. */
  async follow(): Promise<void> {
    const found = await stat(this.file).catch(() => undefined)
    const stamp = found ? `${found.mtimeMs}:${found.size}` : ''
    if (stamp === this.seen) return
    this.seen = stamp
    const lines = (await readFile(this.file, 'utf8').catch(() => '')).split('\n')
    this.entries = lines.flatMap(entryIn)
    if (this.entries.length > mostEntries) await this.shorten()
  }

  /** A composition that came into force; the same one is told once, however often a gateway starts. */
  async noteInForce(document: CompositionDocument, words: string[]): Promise<void> {
    const last = this.entries.findLast(({ event }) => event === 'in force')
    if (last?.id === document.id) return
    await this.add({ event: 'in force', id: document.id, by: document.by, words, document })
  }

  /** A document that was refused for good. */
  async noteRefused({ id, by }: Pick<CompositionDocument, 'id' | 'by'>, words: string[]): Promise<void> {
    const last = this.entries.at(-1)
    if (last?.event === 'refused' && last.id === id) return
    await this.add({ event: 'refused', id, by, words })
  }

  /** A canary that left its budget; it is not served again while its document is in force. */
  async noteWithdrawn(id: string, canary: string, reason: string): Promise<void> {
    if (this.withdrawn(id).has(canary)) return
    await this.add({ event: 'withdrawn', id, canary, words: [reason] })
  }

  /** Canaries of a document that were withdrawn since it last came into force, as `cart@1.1.0`. */
  withdrawn(id: string): ReadonlySet<string> {
    const begin = this.entries.findLastIndex((entry) => entry.id === id && entry.event === 'in force')
    const ofDocument = this.entries
      .slice(begin + 1)
      .filter((entry) => entry.id === id && entry.event === 'withdrawn')
    return new Set(ofDocument.map(({ canary }) => canary ?? ''))
  }

  /** Known at once; a disk that is full costs the line, and nothing else. */
  private async add(entry: Omit<HistoryEntry, 'at'>): Promise<void> {
    const whole = { at: new Date().toISOString(), ...entry }
    this.entries.push(whole)
    try {
      await appendFile(this.file, `${JSON.stringify(whole)}\n`)
    } catch (error) {
      this.warn('the history of compositions is not written', [String(error)])
    }
  }

  private async shorten(): Promise<void> {
    this.entries = this.entries.slice(-mostEntries)
    const draft = `${this.file}.${process.pid}.draft`
    await writeFile(draft, this.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    await rename(draft, this.file)
  }
}

/** What a document changes, in words: `cart 1.0.0 → 1.1.0 (commit 3f2a1b0)`. */
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

function entryIn(line: string): HistoryEntry[] {
  try {
    const value = JSON.parse(line) as HistoryEntry
    return typeof value.id === 'string' && typeof value.event === 'string' ? [value] : []
  } catch {
    return []
  }
}
