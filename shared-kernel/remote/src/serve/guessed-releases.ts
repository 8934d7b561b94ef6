import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Max guessed releases to store. A release is up to 14 MB, so requests for guessed versions must not fill the
 * disk.
 */
const guessesKept = 12

/**
 * Releases that were fetched only because a request contained their version, without being published or part
 * of a composition. Each has a marker file in the archive's `.guessed` folder, which survives restarts and is
 * shared with the other replica. The file's mtime is the time of the last request.
 */
export class GuessedReleases {
  private readonly marks: string

  /**
   * @param archive the folder with one folder per version
   * @param isInUse whether a composition includes the version
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

  /** Marks a guess as just requested. Unmarks it once a composition includes the version. */
  isAskedFor(version: string, { isGuess }: { isGuess: boolean }): void {
    if (!this.versions().includes(version)) return
    if (!isGuess) return this.delete(version)
    const now = new Date()
    utimesSync(path.join(this.marks, version), now, now)
  }

  /**
   * Evicts the least recently requested guesses to make room for a new one. Returns false if too many are in
   * use.
   */
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
