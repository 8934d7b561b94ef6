import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Hashes of the files of a release's server part, by their path in it, e.g. `sha256-…`. */
type Described = { serverFiles?: Record<string, string> }

/**
 * Compares the server part of a release with its `release.json`, before any of it runs. Returns the first
 * difference in words; undefined when there is none, or when the release describes no server files.
 */
export function findWrongServerFile(bundle: string): string | undefined {
  const server = path.dirname(bundle)
  const description = path.join(server, '../release.json')
  // A remote in development and an older build have none.
  if (!existsSync(description)) return undefined
  const { serverFiles = {} } = JSON.parse(readFileSync(description, 'utf8')) as Described
  for (const [file, integrity] of Object.entries(serverFiles)) {
    const found = integrityOf(path.join(server, file), integrity)
    if (found !== integrity) return `server/${file} is not what its release says (${found}, not ${integrity})`
  }
  return undefined
}

function integrityOf(file: string, told: string): string {
  if (!existsSync(file)) return 'missing'
  const algorithm = /^sha(256|384|512)(?=-)/.exec(told)?.[0] ?? 'sha256'
  return `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`
}
