import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** Subjects of the mails that servers of this data folder have sent. */
export async function sentSubjects(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'mails')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.map(({ subject }) => subject ?? '')
}
