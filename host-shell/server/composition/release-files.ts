import { createHash } from 'node:crypto'
import type { RemoteEntry } from './composition.rules'
import { readRemote, releaseUrl, type RemoteRelease } from './release-description'

/** How many files of a release are read at a time. */
const lanes = 6

const sound = new Set<string>()

/**
 * Scripts and styles that are not what their release says; a release that was found sound is not read again.
 * @throws Error when the remote does not answer
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
    const bytes = await (await readRemote(`${folder}/${file}`)).arrayBuffer()
    const hash = `sha384-${createHash('sha384').update(Buffer.from(bytes)).digest('base64')}`
    if (hash !== integrity)
      wrong.push(
        `${file} of ${remote.name} ${remote.version} is not what its release says (${hash} instead of ${integrity})`,
      )
    return readNext()
  }
  await Promise.all(Array.from({ length: lanes }, readNext))
  if (wrong.length === 0) sound.add(folder)
  return wrong.sort()
}
