import type { Trx } from '../../platform/database/db'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../platform/database/schema'

type Table = keyof Database & string
type TableWith<Column extends string> = {
  [T in Table]: Column extends keyof Database[T] ? T : never
}[Table]
type ColumnOf<T extends Table> = keyof Database[T] & string
type Rows<T extends Table> = readonly Partial<Selectable<Database[T]>>[]

/**
 * Writes the rows of one channel. The methods add `channel_id`. Rows of a CSV file may have their `line`,
 * which isn't stored.
 */
export type ChannelWriter = ReturnType<typeof channelWriter>

export const channelWriter = (trx: Trx, channel_id: number) => ({
  trx,
  channel_id,
  /** Upserts rows by the columns `key` (`key` if none is given) within the channel. */
  upsert: <T extends TableWith<'channel_id'>>(table: T, rows: Rows<T>, ...key: ColumnOf<T>[]) =>
    upsertRows(trx, table, inChannel(key), withChannel(channel_id, rows)),
  /** Upserts rows like `upsert`, and stores their order as `position`. */
  upsertInOrder: <T extends TableWith<'channel_id'> & TableWith<'position'>>(
    table: T,
    rows: Rows<T>,
    ...key: ColumnOf<T>[]
  ) => upsertRows(trx, table, inChannel(key), inOrder(withChannel(channel_id, rows))),
  idsByKey: (table: TableWith<'channel_id'>, keyColumn?: string) =>
    idsByKey(trx, table, channel_id, keyColumn),
  /** Returns a function that replaces all rows of a table that belong to the owners. It adds `column`. */
  replacerOf:
    <Owner, Column extends string>(
      column: Column,
      owners: readonly Owner[],
      idOf: (owner: Owner) => number,
    ) =>
    async <T extends TableWith<Column>>(table: T, rowsOf: (owner: Owner) => Rows<T>): Promise<void> => {
      if (owners.length > 0)
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in
          (select value::integer from json_array_elements_text(${JSON.stringify(owners.map(idOf))}::json))`.execute(
          trx,
        )
      await insertRows(
        trx,
        table,
        owners.flatMap((owner) => rowsOf(owner).map((row) => ({ [column]: idOf(owner), ...row }))),
      )
    },
})

const inChannel = (key: readonly string[]) => ['channel_id', ...(key.length > 0 ? key : ['key'])]
const withChannel = (channel_id: number, rows: readonly object[]) =>
  rows.map((row) => ({ channel_id, ...row }))

/** Adds each row's place as its `position`, from 0. */
export const inOrder = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ ...row, position }))

const names = (columns: readonly string[], prefix = '') =>
  sql.join(columns.map((column) => sql.ref(prefix + column)))

const columnsOf = (rows: readonly object[]) => Object.keys(rows[0] ?? {}).filter((name) => name !== 'line')

/** Selects all rows from a single parameter, parsed with the table's own column types. */
const selectRows = (table: Table, columns: readonly string[], rows: readonly object[]) => sql`
  select ${names(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`

/**
 * Inserts rows, or updates them by key if a value differs. Identical rows aren't written, so `updated_at`
 * stays the same.
 */
export const upsert = <T extends Table>(
  trx: Trx,
  table: T,
  key: readonly ColumnOf<T>[],
  rows: Rows<T>,
): Promise<void> => upsertRows(trx, table, key, rows)

async function upsertRows(trx: Trx, table: Table, key: readonly string[], rows: readonly object[]) {
  const columns = columnsOf(rows)
  if (columns.length === 0) return
  const values = columns.filter((column) => !key.includes(column))
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
export const insertNew = <T extends Table>(trx: Trx, table: T, rows: Rows<T>): Promise<void> =>
  insertRows(trx, table, rows)

async function insertRows(trx: Trx, table: Table, rows: readonly object[]) {
  const columns = columnsOf(rows)
  if (columns.length === 0) return
  await sql`insert into ${sql.table(table)} (${names(columns)}) ${selectRows(table, columns, rows)} on conflict do nothing`.execute(
    trx,
  )
}

/** Returns the id of a row by its key. Throws if the channel has no such row. */
export async function idsByKey(
  trx: Trx,
  table: Table,
  channelId: number,
  keyColumn = 'key',
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
