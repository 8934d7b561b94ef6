import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Storage } from './storage'

/** Keeps files in a folder. A reader never sees half a file. */
export function openLocalStorage(folder: string): Storage {
  const root = resolve(folder)
  const within = (path: string) => {
    const full = resolve(root, path)
    if (!full.startsWith(root + sep)) throw new Error('A storage path must stay inside the storage folder')
    return full
  }

  return {
    async write(path, bytes) {
      const full = within(path)
      const draft = `${full}.${randomUUID()}`
      await mkdir(dirname(full), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, full)
      } catch (cause) {
        // A full disk is not filled further by what did not fit.
        await rm(draft, { force: true })
        throw cause
      }
    },
    async read(path) {
      try {
        return await readFile(within(path))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw cause
      }
    },
    remove: (path) => rm(within(path), { force: true }),
  }
}
