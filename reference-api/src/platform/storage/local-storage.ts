import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Storage } from './storage'

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/**
 * Opens a storage in a folder, which removes a subfolder along with its last file. Readers never see a
 * partial file.
 */
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
      try {
        await writeInFolder(draft, bytes)
        await rename(draft, full)
      } catch (cause) {
        // Free up the space of a partial file, e.g. when the disk is full.
        await rm(draft, { force: true })
        throw cause
      }
    },
    async read(path) {
      try {
        return await readFile(within(path))
      } catch (cause) {
        if (codeOf(cause) === 'ENOENT') return undefined
        throw cause
      }
    },
    async remove(path) {
      const full = within(path)
      await rm(full, { force: true })
      await removeEmptyFolders(dirname(full), root)
    },
  }
}

/**
 * Writes a file and creates its folder. Retries, because deleting the last other file can remove the folder
 * between or during the two steps.
 */
async function writeInFolder(file: string, bytes: Uint8Array): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(file), { recursive: true })
      return await writeFile(file, bytes)
    } catch (cause) {
      if (codeOf(cause) !== 'ENOENT' || attempt === attemptsMax) throw cause
    }
  }
}

const attemptsMax = 5

/**
 * Removes empty folders upwards, stopping at the first folder that isn't empty. Never removes the storage
 * root.
 */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let inner = folder; inner !== root; inner = dirname(inner)) {
    try {
      await rmdir(inner)
    } catch (cause) {
      if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(cause) ?? '')) return
      throw cause
    }
  }
}
