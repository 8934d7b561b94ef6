import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isMigrated } from './platform/database/migrate'
import type { Services } from './services'
import { proveWritable } from './platform/write-probe/write-probe.sql'

/** Failing parts and their reasons. If parts are only `degraded`, the API still serves reads. */
export type Readiness = {
  isReady: boolean
  failing: Record<string, string>
  degraded: Record<string, string>
}

/** The API needs the first part for everything, and the others only for writes. */
export const parts = ['database', 'writing', 'storage'] as const

const deadlineMs = 3_000
/** Time for which the result is cached. */
const keptMs = 5_000
/** Minimum interval between write probes after a success. Each probe takes a few milliseconds. */
const provedMs = 10_000
/**
 * Larger than the data that a file system stores inline in its metadata, so that writing the probe fails on a
 * full disk.
 */
const probe = Buffer.alloc(64 * 1024, 'ready')

/** Error codes of a disk that can't be written to: full, over quota, read-only or broken. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100', '58030'])

type Parts = Pick<Services, 'db' | 'storage'>

/**
 * Checks that the database responds, is migrated and accepts a row, and that the storage accepts a file. A
 * disk that can't be written to fails readiness. A database that became read-only in a failover merely
 * degrades readiness, because all replicas share that database and reads still work.
 */
export function createReadinessCheck({ db, storage }: Parts): () => Promise<Readiness> {
  let wasMigrated = false
  let provedAt = -Infinity
  async function database() {
    await sql`select 1`.execute(db)
    // This check is skipped once it has succeeded, because its query is slower than any of the shop's own.
    wasMigrated ||= await isMigrated(db)
    if (!wasMigrated) throw new Error('it is being migrated')
  }
  async function writing() {
    if (Date.now() - provedAt < provedMs) return
    await proveWritable(db)
    provedAt = Date.now()
  }
  async function stored() {
    const path = `ready/${randomUUID()}`
    await storage.write(path, probe, 'application/octet-stream')
    await storage.remove(path)
  }
  let known: { at: number; answer: Promise<Readiness> } | undefined
  return () => {
    if (!known || Date.now() - known.at >= keptMs) known = { at: Date.now(), answer: check() }
    return known.answer
  }

  async function check(): Promise<Readiness> {
    const [unanswered, unstored] = await Promise.all([
      checkPart('database', database()),
      checkPart('storage', stored()),
    ])
    const isAnswering = Object.keys(unanswered).length === 0
    // Don't try to write if the database doesn't respond.
    const unwritten = isAnswering ? await checkPart('writing', writing()) : {}
    const failing = { ...unanswered }
    const degraded: Record<string, string> = {}
    for (const [part, code] of Object.entries({ ...unwritten, ...unstored }))
      (diskCodes.has(code) ? failing : degraded)[part] = code
    return { isReady: Object.keys(failing).length === 0, failing, degraded }
  }
}

const checkPart = (part: (typeof parts)[number], work: Promise<void>): Promise<Record<string, string>> =>
  inTime(work).then(
    () => ({}),
    (error: unknown) => ({ [part]: toReason(error) }),
  )

/**
 * Waits at most `deadlineMs` for `work`.
 * @throws the error that `work` rejects with, or a timeout error
 */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${deadlineMs} ms`)), deadlineMs)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}

/**
 * Returns the error code if there is one (e.g. ENOSPC, EACCES, ECONNREFUSED), because a code contains no
 * paths or host names.
 */
function toReason(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException
  return code ?? (name === 'Error' ? message : name)
}
