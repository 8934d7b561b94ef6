import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

const entryName = /^\d.*\.json$/

/**
 * Entries that several programs write down at once, each a file that comes into the folder in one move: none
 * of them is lost, wherever the folder lies. They are in the order of their names, which begin with the time.
 */
export class HistoryEntries<Entry extends { at: string }> {
  private readonly known = new Map<string, Entry | undefined>()

  constructor(
    private readonly folder: string,
    private readonly parse: (text: string) => Entry | undefined,
  ) {}

  /** All that are known, oldest first. */
  all(): Entry[] {
    const entries = [...this.known].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return entries.flatMap(([, entry]) => (entry === undefined ? [] : [entry]))
  }

  /** Reads what is new; of more than `most` the oldest are removed. Answers whether there was anything. */
  async follow(most: number): Promise<boolean> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => entryName.test(name))
    const news = names.filter((name) => !this.known.has(name))
    for (const name of news) {
      // What cannot be read now is read at the next look.
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
   * Known at once; never before what is known already, whatever the clocks say.
   * @throws Error when it cannot be written
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
