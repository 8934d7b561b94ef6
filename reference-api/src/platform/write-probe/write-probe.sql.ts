import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Throws if the database doesn't accept writes: 25006 for a read-only database, 53100 for a full disk. */
export async function proveWritable(db: Kysely<Database>): Promise<void> {
  await sql`select prove_writable()`.execute(db)
}
