import type { Db } from '../../../platform/database/db'
import type { AddressCsvTable } from './address-csv.table'
import type { Selectable } from 'kysely'
import type { CsvEncoding } from './address-csv.rules'

export type AddressCsv = Selectable<AddressCsvTable>

export async function findAddressCsv(db: Db, id: number): Promise<AddressCsv | undefined> {
  return db.selectFrom('address_sheet').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findExport(
  db: Db,
  memberId: number,
  encoding: CsvEncoding,
): Promise<AddressCsv | undefined> {
  return db
    .selectFrom('address_sheet')
    .selectAll()
    .where('user_account_id', '=', memberId)
    .where('kind', '=', 'export')
    .where('encoding', '=', encoding)
    .executeTakeFirst()
}

/** Checks whether the member has a large CSV import pending. */
export async function isImporting(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('address_sheet')
    .select('id')
    .where('user_account_id', '=', memberId)
    .where('kind', '=', 'import')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a CSV file for a job. Returns undefined if the same export is already being prepared. */
export async function addAddressCsv(
  db: Db,
  csv: Pick<AddressCsv, 'user_account_id' | 'kind' | 'encoding' | 'storage_path'>,
) {
  return db
    .insertInto('address_sheet')
    .values(csv)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function finishAddressCsv(db: Db, id: number) {
  await db.updateTable('address_sheet').set({ is_done: true }).where('id', '=', id).execute()
}

export async function removeAddressCsv(db: Db, id: number) {
  await db.deleteFrom('address_sheet').where('id', '=', id).execute()
}
