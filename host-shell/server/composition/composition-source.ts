import { readFile, stat } from 'node:fs/promises'
import {
  overlappingRoutes,
  parseComposition,
  unmetShares,
  type CompositionDocument,
} from './composition.rules'
import { describeRelease } from './release-description'

/** The composition in force, the id of the newest document that was read, and why that one was not taken. */
export type CompositionState = { active: CompositionDocument; checked: string | undefined; refused: string[] }

const whatToDo = 'correct it, or unset COMPOSITION to have one made.'

/** How often the document may be looked at. */
const lookEveryMs = 250

/**
 * Reads the composition document and follows its changes while the shop runs. A document that does not hold
 * together is refused with its reasons and the old one stays.
 */
export class CompositionSource {
  private state: CompositionState | undefined
  private seen = ''
  private lookedAt = 0
  private looking: Promise<void> | undefined

  constructor(
    private readonly file: string,
    private readonly provided: Record<string, string>,
    private readonly log: (message: string, reasons: string[]) => void,
  ) {}

  /** The first reading: a remote that is down is tolerated, a document that contradicts itself is not. */
  async open(): Promise<void> {
    const document = await this.read().catch((cause: unknown) => {
      throw new Error(
        `The composition ${this.file} cannot be used (${cause instanceof Error ? cause.message : String(cause)}): ${whatToDo}`,
        { cause },
      )
    })
    const { contradictions, unreachable } = await inspect(document, this.provided)
    if (contradictions.length > 0)
      throw new Error(
        `The composition ${this.file} does not hold together (${contradictions.join('; ')}): ${whatToDo}`,
      )
    if (unreachable.length > 0) this.log('remotes that do not answer yet', unreachable)
    this.seen = await this.stamp()
    this.state = { active: document, checked: document.id, refused: [] }
  }

  async current(): Promise<CompositionState> {
    if (Date.now() - this.lookedAt > lookEveryMs) {
      this.looking ??= this.look().finally(() => (this.looking = undefined))
      await this.looking
    }
    if (!this.state) throw new Error('the composition was not opened')
    return this.state
  }

  private async look(): Promise<void> {
    this.lookedAt = Date.now()
    const stamp = await this.stamp()
    if (stamp === this.seen || !this.state) return
    this.seen = stamp
    try {
      const document = await this.read()
      const { contradictions, unreachable } = await inspect(document, this.provided)
      this.take(document, [...contradictions, ...unreachable])
    } catch (error) {
      this.take(undefined, [error instanceof Error ? error.message : String(error)])
    }
  }

  private async read(): Promise<CompositionDocument> {
    return parseComposition(await readFile(this.file, 'utf8'))
  }

  private take(document: CompositionDocument | undefined, reasons: string[]) {
    const active = document && reasons.length === 0 ? document : this.state?.active
    if (!active) return
    this.state = { active, checked: document?.id, refused: reasons }
    this.log(
      reasons.length === 0
        ? `composition ${active.id} is in force`
        : `composition refused, ${active.id} stays`,
      reasons,
    )
  }

  /** A document that is gone is a change like any other: reading it tells why it is refused. */
  private async stamp(): Promise<string> {
    const found = await stat(this.file).catch(() => undefined)
    return found ? `${found.mtimeMs}:${found.size}:${found.ino}` : 'gone'
  }
}

/**
 * Looks for what speaks against a document: routes claimed twice, shares that do not fit, remotes that do not
 * answer.
 */
export async function inspect(document: CompositionDocument, provided: Record<string, string>) {
  const contradictions = overlappingRoutes(document)
  const unreachable: string[] = []
  await Promise.all(
    document.remotes.map(async (remote) => {
      try {
        contradictions.push(...unmetShares(remote, (await describeRelease(remote)).shared, provided))
      } catch (error) {
        unreachable.push(
          `${remote.name} ${remote.version} does not answer (${error instanceof Error ? error.message : String(error)})`,
        )
      }
    }),
  )
  return { contradictions, unreachable }
}
