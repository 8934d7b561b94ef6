import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Of 14 MB each at most: what anybody may ask for fills no disk. */
const guessesKept = 12

/**
 * Releases that were brought because somebody has named their number, not because one published or composed
 * them: a file each in `.guessed` of the archive, so that a restart and the other replica know of them, whose
 * time says when it was asked for last.
 */
export class GuessedReleases {
  private readonly marks: string

  /**
   * @param archive the folder with a folder for each version
   * @param isInUse whether a composition names the version
   */
  constructor(
    private readonly archive: string,
    private readonly isInUse: (version: string) => boolean,
  ) {
    this.marks = path.join(archive, '.guessed')
  }

  add(version: string): void {
    mkdirSync(this.marks, { recursive: true })
    writeFileSync(path.join(this.marks, version), '')
  }

  delete(version: string): void {
    rmSync(path.join(this.marks, version), { force: true })
  }

  /** A guess stays for longer; what a composition names is no guess any more. */
  isAskedFor(version: string, { isGuess }: { isGuess: boolean }): void {
    if (!this.versions().includes(version)) return
    if (!isGuess) return this.delete(version)
    const now = new Date()
    utimesSync(path.join(this.marks, version), now, now)
  }

  /** Those that were asked for least lately give way to one more; false where nothing may. */
  makeRoom(): boolean {
    const versions = this.versions()
    const tooMany = Math.max(0, versions.length + 1 - guessesKept)
    const evicted = versions
      .map((version) => ({ version, askedFor: statSync(path.join(this.marks, version)).mtimeMs }))
      .toSorted((one, other) => one.askedFor - other.askedFor)
      .filter(({ version }) => !this.isInUse(version))
      .slice(0, tooMany)
    for (const { version } of evicted) {
      rmSync(path.join(this.archive, version), { recursive: true, force: true })
      this.delete(version)
    }
    return evicted.length === tooMany
  }

  private versions(): string[] {
    try {
      return readdirSync(this.marks)
    } catch {
      return []
    }
  }
}
