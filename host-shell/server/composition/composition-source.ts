import { stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { listComparisons } from './canary.rules'
import { formatError, type CheckOptions } from './check-composition'
import { changedRemotes, type CompositionDocument } from './composition.rules'
import { changesBetween, type CompositionHistory } from './composition-history'
import { judgeDocument, type Judgement } from './judge-document'
import { saveLastGood, lastGoodFile, readLastGood } from './last-good'
import { describeRelease } from '../release/release-description'
import { releasesToTry, tryReleases, type TrialOptions } from './try-releases'
import { endWorkers, startWorkers } from './workers-in-force'

/**
 * The active composition, the id of the last checked document and the reasons for rejecting that document.
 */
export type CompositionState = {
  active: CompositionDocument
  checked: string | undefined
  refused: string[]
  /** True while the rejection may resolve on its own, so the same document is retried. */
  isRetried: boolean
  /**
   * True if the gateway started with the last good composition and has not activated another composition
   * since.
   */
  isLastGood: boolean
}

type Options = CheckOptions &
  TrialOptions & {
    file: string
    history: Pick<CompositionHistory, 'follow' | 'noteInForce' | 'noteRefused'>
    /**
     * Returns false until the API has responded since startup. A trial renders pages, so changes wait until
     * then.
     */
    isTrialPossible?: () => boolean
    log: (message: string, reasons: string[]) => void
  }

const whatToDo = 'correct it, or unset COMPOSITION to have one made.'

const lookEveryMs = 250

const retryMs = { first: 500, most: 30_000 }

/**
 * Reads the composition document and follows its changes at runtime. If the document is inconsistent, rejects
 * it with the reasons and keeps the active composition.
 */
export class CompositionSource {
  private state: CompositionState | undefined
  private kept: CompositionDocument | undefined
  private seen = ''
  private lookedAt = 0
  private looking: Promise<void> | undefined
  private retry = { count: 0, at: Infinity }

  constructor(private readonly options: Options) {}

  /**
   * Reads the document for the first time. Falls back to the last good composition if the document is
   * unusable or its changed remotes are unreachable or untested. Without a last good composition, unreachable
   * remotes are tolerated and a contradiction aborts startup.
   */
  async open(): Promise<void> {
    await this.options.history.follow()
    this.kept = await this.readKept()
    const stamp = await this.stamp()
    const judgement = await this.judge(this.kept)
    const reasons = [...judgement.contradictions, ...judgement.transient]
    const { document, contradictions } = judgement
    if (document && contradictions.length === 0 && !(await this.isKeptBetter(judgement))) {
      if (this.kept && (await this.isUntried(document, this.kept))) return this.useKept(this.kept)
      if (reasons.length > 0) this.options.log('remotes that do not answer yet', reasons)
      this.seen = stamp
      return this.put(document, judgement.tolerated)
    }
    if (!this.kept) throw new Error(this.whyClosed(document, reasons))
    this.useKept(this.kept)
    this.seen = stamp
    await this.refuse(judgement)
  }

  /** Returns the active composition and checks the file for changes in the background. */
  async current(): Promise<CompositionState> {
    if (!this.state) throw new Error('the composition was not opened')
    if (!this.looking && Date.now() - this.lookedAt > lookEveryMs) {
      this.lookedAt = Date.now()
      this.looking = this.look(this.state.active)
        .catch((error: unknown) =>
          this.options.log('the composition was not looked at', [formatError(error)]),
        )
        .finally(() => (this.looking = undefined))
    }
    return this.state
  }

  /** Resolves once the current check has finished. */
  async whenChecked(): Promise<void> {
    await this.looking
  }

  /** Starts a check after any running one and returns the resulting state. */
  async lookNow(): Promise<CompositionState> {
    await this.whenChecked()
    this.lookedAt = 0
    await this.current()
    await this.whenChecked()
    return this.current()
  }

  private async look(inForce: CompositionDocument): Promise<void> {
    if (this.options.isTrialPossible?.() === false) return
    await this.options.history.follow()
    const stamp = await this.stamp()
    const isOther = stamp !== this.seen
    if (!isOther && Date.now() < this.retry.at) return
    if (isOther) this.retry = { count: 0, at: Infinity }
    this.seen = stamp
    const judgement = await this.judge(inForce)
    const read = soundIn(judgement)
    for (const comparison of read ? listComparisons({ document: read, inForce }) : [])
      await tryReleases(comparison, judgement, this.options)
    const sound = soundIn(judgement)
    if (sound) await startWorkers(sound, inForce)
    // The document changed during this check. Discard the verdict; the next check judges the new document.
    if ((await this.stamp()) !== stamp) return
    if (!sound) return this.refuse(judgement)
    await this.put(sound, judgement.tolerated)
    this.options.log(`composition ${sound.id} is in force`, [])
  }

  private judge(inForce: CompositionDocument | undefined): Promise<Judgement> {
    return judgeDocument(this.options.file, inForce, this.options)
  }

  /**
   * Checks whether the changed remotes of the document are down while the releases they would replace are up.
   */
  private async isKeptBetter({ document, transient }: Judgement): Promise<boolean> {
    if (!this.kept || transient.length === 0) return false
    const replaced = await Promise.allSettled(changedRemotes(this.kept, document).map(describeRelease))
    return replaced.every(({ status }) => status === 'fulfilled')
  }

  /**
   * Checks whether the document needs a trial while the last good composition is up. Startup runs no trials,
   * so the gateway opens the last good composition and activates the document afterwards.
   */
  private async isUntried(document: CompositionDocument, kept: CompositionDocument): Promise<boolean> {
    const toTry = listComparisons({ document, inForce: kept }).flatMap(releasesToTry)
    if (toTry.length === 0) return false
    const replaced = await Promise.allSettled(changedRemotes(kept, document).map(describeRelease))
    return replaced.every(({ status }) => status === 'fulfilled')
  }

  private useKept(kept: CompositionDocument) {
    void startWorkers(kept, undefined)
    this.state = { active: kept, checked: undefined, refused: [], isRetried: false, isLastGood: true }
  }

  private async put(document: CompositionDocument, tolerated: string[]): Promise<void> {
    this.retry = { count: 0, at: Infinity }
    const before = this.state?.active ?? this.kept
    // Don't delay startup for workers.
    if (!this.state) void startWorkers(document, undefined)
    endWorkers(document, this.state?.active)
    this.state = {
      active: document,
      checked: document.id,
      refused: [],
      isRetried: false,
      isLastGood: false,
    }
    if (tolerated.length > 0) this.options.log('what this composition leaves as it is has trouble', tolerated)
    await this.options.history.noteInForce(document, changesBetween(before, document))
    if (isDeepStrictEqual(document, this.kept)) return
    try {
      await saveLastGood(this.options.file, document)
      this.kept = document
    } catch (error) {
      this.options.log('the composition in force is not kept for the next start', [formatError(error)])
    }
  }

  private async refuse({ document, contradictions, transient }: Judgement): Promise<void> {
    if (!this.state) return
    const refused = [...contradictions, ...transient]
    const isRetried = contradictions.length === 0
    const isNews = this.retry.count === 0
    this.state = { ...this.state, checked: document?.id, refused, isRetried }
    const delayMs = Math.min(retryMs.first * 2 ** this.retry.count, retryMs.most)
    this.retry = { count: this.retry.count + 1, at: isRetried ? Date.now() + delayMs : Infinity }
    const { active, isLastGood } = this.state
    const stays = isLastGood ? `${active.id}, which was last in force, is used` : `${active.id} stays`
    if (isNews) this.options.log(`composition refused, ${stays}`, refused)
    if (document && !isRetried) await this.options.history.noteRefused(document, refused)
  }

  private readKept(): Promise<CompositionDocument | undefined> {
    return readLastGood(this.options.file).catch((error: unknown) => {
      this.options.log(`${lastGoodFile(this.options.file)} cannot be read`, [formatError(error)])
      return undefined
    })
  }

  private whyClosed(document: CompositionDocument | undefined, reasons: string[]) {
    const what = document ? 'does not hold together' : 'cannot be used'
    return `The composition ${this.options.file} ${what} (${reasons.join('; ')}): ${whatToDo}`
  }

  /**
   * Returns a value that changes with the file. A deleted file counts as a change, because reading it yields
   * the reason for the rejection.
   */
  private async stamp(): Promise<string> {
    const found = await stat(this.options.file).catch(() => undefined)
    return found ? `${found.mtimeMs}:${found.size}:${found.ino}` : 'gone'
  }
}

const soundIn = ({ document, contradictions, transient }: Judgement) =>
  contradictions.length + transient.length === 0 ? document : undefined
