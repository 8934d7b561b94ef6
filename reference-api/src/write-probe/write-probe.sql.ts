import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Fails where the database refuses writes: 25006 when it is read-only, 53100 on a full disk. */
export async function proveWritable(db: Kysely<Database>): Promise<void> {
  await sql`select prove_writable()`.execute(db)
}
