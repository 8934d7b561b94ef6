import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export async function sentSubjects(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'mails')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.map(({ subject }) => subject ?? '')
}
