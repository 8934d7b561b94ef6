import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { parseComposition, type CompositionDocument } from './composition.rules'

export const lastGoodFile = (file: string) => `${file.replace(/\.json$/, '')}.last-good.json`

/** The last good composition; undefined before the first one. @throws Error if it cannot be read */
export async function readLastGood(file: string): Promise<CompositionDocument | undefined> {
  try {
    return parseComposition(await readFile(lastGoodFile(file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Saves a composition atomically: the next start finds all of it or the one before. */
export async function keepLastGood(file: string, document: CompositionDocument): Promise<void> {
  // Gateways in containers have equal process ids and share the folder.
  const draft = `${lastGoodFile(file)}.${hostname()}-${process.pid}.draft`
  try {
    await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`)
    await rename(draft, lastGoodFile(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
