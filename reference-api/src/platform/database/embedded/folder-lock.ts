import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Locks the embedded database's folder, because a second process's writes would be silently lost. Returns a
 * function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'process.lock')
  await mkdir(folder, { recursive: true })
  if (!(await claim(path))) {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (isAlive(owner)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}: stop that process, or set DATABASE_URL to share a PostgreSQL server.`,
      )
    }
    await rm(path, { force: true })
    if (!(await claim(path)))
      throw new Error(`The data folder ${folder} was just taken by another process: stop it first.`)
  }
  return () => rm(path, { force: true })
}

async function claim(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
