import { sql } from 'kysely'
import type { Db } from '../database/db'

/** Throws if the database doesn't accept writes: 25006 for a read-only database, 53100 for a full disk. */
export async function proveWritable(db: Db): Promise<void> {
  await sql`select prove_writable()`.execute(db)
}
