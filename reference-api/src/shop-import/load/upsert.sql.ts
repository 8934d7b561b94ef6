import type { Trx } from '../../platform/database/db'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../platform/database/schema'

type Table = keyof Database & string
type Rows<T extends Table> = readonly Partial<Selectable<Database[T]>>[]

const names = (columns: readonly string[], prefix = '') =>
  sql.join(columns.map((column) => sql.ref(prefix + column)))

/** Selects all rows from a single parameter, parsed with the table's own column types. */
const selectRows = (table: Table, columns: readonly string[], rows: readonly object[]) => sql`
  select ${names(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`

/**
 * Inserts rows, or updates them by key if a value differs. Identical rows aren't written, so `updated_at`
 * stays the same.
 */
export async function upsert<T extends Table>(
  trx: Trx,
  table: T,
  key: readonly (keyof Database[T] & string)[],
  rows: Rows<T>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = columns.filter((column) => !(key as readonly string[]).includes(column))
  const touch = ['product', 'message', 'static_page'].includes(table) ? sql`, updated_at = now()` : sql``
  const onConflict =
    values.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}${touch}
        where (${names(values, `${table}.`)}) is distinct from (${names(values, 'excluded.')})`
  await sql`insert into ${sql.table(table)} (${names(columns)}) ${selectRows(table, columns, rows)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) ${onConflict}`.execute(trx)
}

/** Inserts missing rows by key. Existing rows belong to the running shop. */
export async function insertNew<T extends Table>(trx: Trx, table: T, rows: Rows<T>): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  await sql`insert into ${sql.table(table)} (${names(columns)}) ${selectRows(table, columns, rows)} on conflict do nothing`.execute(
    trx,
  )
}

export async function replaceRows<T extends Table>(
  trx: Trx,
  table: T,
  owner: keyof Database[T] & string,
  ownerIds: readonly number[],
  rows: Rows<T>,
): Promise<void> {
  if (ownerIds.length > 0) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} in
      (select value::integer from json_array_elements_text(${JSON.stringify(ownerIds)}::json))`.execute(trx)
  }
  await insertNew(trx, table, rows)
}

export async function idsByKey(
  trx: Trx,
  table: Table,
  keyColumn: string,
  channelId: number,
): Promise<(key: string) => number> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${sql.ref(keyColumn)} as key from ${sql.table(table)} where channel_id = ${channelId}`.execute(
    trx,
  )
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`No ${table} has the key ${key}`)
    return id
  }
}
