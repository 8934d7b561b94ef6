import type { Db } from '../../platform/database/db'
import { sql } from 'kysely'
import { takenColumns, type TakenTable } from './member-data.rules'

type Row = Record<string, unknown>

/** Fetches a member's rows in one table, reduced to `takenColumns`. */
export async function fetchTaken(db: Db, table: TakenTable, memberId: number): Promise<Row[]> {
  const columns = takenColumns[table]
  const owner = table === 'user_account' ? 'id' : 'user_account_id'
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${memberId} order by ${sql.ref(columns[0])}`.execute(db)
  return rows
}

export const fetchProductNames = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('product').select(['id', 'key', 'name']).where('id', 'in', ids).orderBy('id').execute()
