import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Hashes (`sha256-…`) of the release's server files, by their path. */
type Described = { serverFiles?: Record<string, string> }

/**
 * Compares a release's server files with its `release.json`, before running any of them. Returns a
 * description of the first difference, or undefined if there is none or the release doesn't list server
 * files.
 */
export function findWrongServerFile(bundle: string): string | undefined {
  const server = path.dirname(bundle)
  const description = path.join(server, '../release.json')
  // A remote in development or from an older build has no description.
  if (!existsSync(description)) return undefined
  const { serverFiles = {} } = JSON.parse(readFileSync(description, 'utf8')) as Described
  for (const [file, integrity] of Object.entries(serverFiles)) {
    const found = computeIntegrity(path.join(server, file), integrity)
    if (found !== integrity) return `server/${file} is not what its release says (${found}, not ${integrity})`
  }
  return undefined
}

function computeIntegrity(file: string, told: string): string {
  if (!existsSync(file)) return 'missing'
  const algorithm = /^sha(256|384|512)(?=-)/.exec(told)?.[0] ?? 'sha256'
  return `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`
}
