import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** At most 14 MB each: requests for guessed versions must not fill the disk. */
const guessesKept = 12

/**
 * Releases fetched only because a request named their version, neither published nor composed: one marker
 * file each in `.guessed` of the archive, shared with restarts and the other replica; its mtime is the last
 * request.
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

  /** Refreshes a guess; unmarks one that a composition names. */
  isAskedFor(version: string, { isGuess }: { isGuess: boolean }): void {
    if (!this.versions().includes(version)) return
    if (!isGuess) return this.delete(version)
    const now = new Date()
    utimesSync(path.join(this.marks, version), now, now)
  }

  /** Evicts the guesses requested longest ago to make room for one; false when all are in use. */
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
