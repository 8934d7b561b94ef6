import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Fails where the database takes no writing: 25006 of one that is read-only, 53100 of a full disk. */
export async function proveWritable(db: Kysely<Database>): Promise<void> {
  await sql`select prove_writable()`.execute(db)
}
