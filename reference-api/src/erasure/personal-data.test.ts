import { sql } from 'kysely'
import { freshDatabase } from '../testing/fresh-database'
import { impersonalColumns, impersonalTables, renamedColumns } from './impersonal-data.rules'
import {
  blankedAccount,
  blankedOrders,
  blankedRows,
  cartTables,
  passingRows,
  removedFiles,
  removedRows,
} from './personal-data.rules'

const wholeTables: readonly string[] = [
  ...impersonalTables,
  ...passingRows,
  ...removedRows,
  ...removedFiles,
  ...cartTables,
]
const blanked: Record<string, object> = { ...blankedRows, ...blankedOrders, user_account: blankedAccount }

test('classifies every column as impersonal, blanked or removed', async () => {
  const database = await freshDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
  await database.close()

  const isDecided = ({ table, column }: (typeof rows)[number]) => {
    const decided = [impersonalColumns, renamedColumns].flatMap(
      (columns) => (columns as Record<string, readonly string[]>)[table] ?? [],
    )
    return (
      wholeTables.includes(table) || decided.includes(column) || Object.hasOwn(blanked[table] ?? {}, column)
    )
  }
  const undecided = rows
    .filter(({ table }) => !table.startsWith('kysely_migration'))
    .filter((row) => !isDecided(row))

  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})
