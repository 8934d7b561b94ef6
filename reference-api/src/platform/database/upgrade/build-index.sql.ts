import { sql, type Kysely } from 'kysely'

/** `on` is the table and columns, e.g. `order_line (product_id)`. */
export type WantedIndex = { name: string; on: string; isUnique?: true }

/**
 * Builds an index without blocking writes. Requires a migration with `outsideTransaction`. Rebuilds the index
 * if an interrupted build has left it invalid.
 */
export async function buildIndex(db: Kysely<unknown>, { name, on, isUnique }: WantedIndex) {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.isValid) return
  if (rows[0]) await sql`drop index concurrently ${sql.ref(name)}`.execute(db)
  const index = sql.raw(isUnique ? 'unique index' : 'index')
  await sql`create ${index} concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(db)
}
