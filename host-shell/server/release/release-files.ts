import { createHash } from 'node:crypto'
import type { RemoteEntry } from './remote-entry'
import { readRemote, releaseUrl, type RemoteRelease } from './release-description'

/** Max concurrent reads of a release's files. */
const lanes = 6

const sound = new Set<string>()

/**
 * Finds scripts and styles that don't match their release's hashes, and reports the first by name. A release
 * that passed is not checked again.
 * @throws Error if the remote does not respond
 */
export async function wrongFiles(remote: RemoteEntry, { files }: RemoteRelease): Promise<string[]> {
  const folder = releaseUrl(remote)
  if (sound.has(folder)) return []
  const left = Object.entries(files)
  const wrong: string[] = []
  const readNext = async (): Promise<void> => {
    const next = left.shift()
    if (!next) return
    const [file, integrity] = next
    const bytes = Buffer.from(await (await readRemote(`${folder}/${file}`)).arrayBuffer())
    const hash = computeIntegrity(bytes, integrity)
    if (hash !== integrity) wrong.push(`${file} (${hash} instead of ${integrity})`)
    return readNext()
  }
  await Promise.all(Array.from({ length: lanes }, readNext))
  const [first, ...others] = wrong.sort()
  if (first === undefined) {
    sound.add(folder)
    return []
  }
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [`${remote.name} ${remote.version} serves files that are not what its release says: ${first}${more}`]
}

/** Hashes with the same algorithm as the release's hash, e.g. `sha256-…`. */
function computeIntegrity(bytes: Buffer, told: string) {
  const algorithm = /^sha(256|384|512)(?=-)/.exec(told)?.[0] ?? 'sha384'
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}
