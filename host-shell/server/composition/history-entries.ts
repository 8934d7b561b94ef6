import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

const entryName = /^\d.*\.json$/

/**
 * A log that several processes can write to at the same time. Each entry is a separate file that is moved
 * into the folder atomically, so no entry is lost on any file system. File names start with the time, which
 * defines the order.
 */
export class HistoryEntries<Entry extends { at: string }> {
  private readonly known = new Map<string, Entry | undefined>()

  constructor(
    private readonly folder: string,
    private readonly parse: (text: string) => Entry | undefined,
  ) {}

  /** Returns all known entries, oldest first. */
  all(): Entry[] {
    const entries = [...this.known].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return entries.flatMap(([, entry]) => (entry === undefined ? [] : [entry]))
  }

  /** Reads new entries and deletes the oldest ones beyond `most`. Returns true if there were new entries. */
  async follow(most: number): Promise<boolean> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => entryName.test(name))
    const news = names.filter((name) => !this.known.has(name))
    for (const name of news) {
      // If the file can't be read, the next call tries again.
      const text = await readFile(path.join(this.folder, name), 'utf8').catch(() => undefined)
      if (text !== undefined) this.known.set(name, this.parse(text))
    }
    for (const name of names.toSorted().slice(0, -most)) {
      this.known.delete(name)
      await rm(path.join(this.folder, name), { force: true })
    }
    return news.length > 0
  }

  /**
   * Adds an entry, which is visible at once. Its time is always later than that of the last known entry, even
   * if clocks differ.
   * @throws Error if the entry cannot be written
   */
  async add(own: Omit<Entry, 'at'>): Promise<void> {
    const last = Date.parse(this.all().at(-1)?.at ?? '')
    const at = new Date(Math.max(Date.now(), (last || 0) + 1)).toISOString()
    const entry = { ...own, at } as Entry
    const name = `${at.replaceAll(':', '-')}-${hostname()}-${process.pid}.json`
    this.known.set(name, entry)
    const draft = path.join(this.folder, `.${name}.draft`)
    await mkdir(this.folder, { recursive: true })
    try {
      await writeFile(draft, `${JSON.stringify(entry)}\n`)
      await rename(draft, path.join(this.folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}
