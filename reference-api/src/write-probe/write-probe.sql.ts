import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Fails if the database doesn't accept writes: 25006 if it's read-only, 53100 if the disk is full. */
export async function proveWritable(db: Kysely<Database>): Promise<void> {
  await sql`select prove_writable()`.execute(db)
}
