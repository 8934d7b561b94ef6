import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { parseComposition, type CompositionDocument } from './composition.rules'

export const lastGoodFile = (file: string) => `${file.replace(/\.json$/, '')}.last-good.json`

/** Reads the last good composition, or undefined if there is none yet. @throws Error if it cannot be read */
export async function readLastGood(file: string): Promise<CompositionDocument | undefined> {
  try {
    return parseComposition(await readFile(lastGoodFile(file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Saves a composition atomically, so the next startup reads either all of it or the previous one. */
export async function saveLastGood(file: string, document: CompositionDocument): Promise<void> {
  // Gateways in containers can have the same process id and share the folder, so add the host name.
  const draft = `${lastGoodFile(file)}.${hostname()}-${process.pid}.draft`
  try {
    await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`)
    await rename(draft, lastGoodFile(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
