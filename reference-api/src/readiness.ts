import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isMigrated } from './database/migrate'
import type { Services } from './services'

export type Readiness = { isReady: boolean; failing: Record<string, string> }

/** A part that does not answer in this time is failing. */
const deadlineMs = 3_000
/** Whoever asks again so soon gets the same answer. */
const keptMs = 5_000
/** More than a file system keeps beside its names: a full disk has no room for it. */
const probe = Buffer.alloc(64 * 1024, 'ready')

type Parts = Pick<Services, 'db' | 'storage'>

/** Tells whether the database answers and is migrated, and whether the storage can be written. */
export function readinessOf({ db, storage }: Parts): () => Promise<Readiness> {
  let wasMigrated = false
  const checks: Record<string, () => Promise<void>> = {
    async database() {
      await sql`select 1`.execute(db)
      // Asked for until it is so: the answer takes longer than any statement of a shop.
      wasMigrated ||= await isMigrated(db)
      if (!wasMigrated) throw new Error('it is being migrated')
    },
    async storage() {
      const path = `ready/${randomUUID()}`
      await storage.write(path, probe, 'application/octet-stream')
      await storage.remove(path)
    },
  }
  let known: { at: number; answer: Promise<Readiness> } | undefined
  return () => {
    if (!known || Date.now() - known.at >= keptMs) known = { at: Date.now(), answer: check() }
    return known.answer
  }

  async function check(): Promise<Readiness> {
    const failing: Record<string, string> = {}
    await Promise.all(
      Object.entries(checks).map(([part, run]) =>
        inTime(run()).catch((error: unknown) => void (failing[part] = reasonOf(error))),
      ),
    )
    return { isReady: Object.keys(failing).length === 0, failing }
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${deadlineMs} ms`)), deadlineMs)
  })
  await Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}

/** A code says what is wrong without a path or a host: ENOSPC, EACCES, ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException
  return code ?? (name === 'Error' ? message : name)
}
