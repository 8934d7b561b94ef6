import type { Db } from '../../platform/database/db'
import type { UserMemorialTable } from './user-memorial.table'
import { sql, type Insertable } from 'kysely'
import type { YearlyDay } from './memorial-days.rules'

export type MemorialValues = Omit<Insertable<UserMemorialTable>, 'user_account_id' | 'id'>

const shownColumns = [
  'id',
  'user_account_id as user_id',
  'target_user_name',
  'division_ct',
  'name',
  'month',
  'date',
  'call',
] as const

const of = (db: Db, memberId: number) =>
  db.selectFrom('user_memorial').select(shownColumns).where('user_account_id', '=', memberId)

export async function fetchMemorials(db: Db, memberId: number) {
  return of(db, memberId).orderBy('month').orderBy('date').orderBy('id').execute()
}

export async function findMemorial(db: Db, memberId: number, id: number) {
  return of(db, memberId).where('id', '=', id).executeTakeFirst()
}

export async function insertMemorial(db: Db, memberId: number, values: MemorialValues) {
  return db
    .insertInto('user_memorial')
    .values({ ...values, user_account_id: memberId })
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
}

export async function changeMemorial(db: Db, memberId: number, id: number, values: MemorialValues) {
  return db
    .updateTable('user_memorial')
    .set(values)
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst()
}

/** Marks memorials on these days that haven't had a reminder this year. The caller mails them. */
export async function markReminded(trx: Db, days: readonly YearlyDay[], today: string) {
  const { rows } = await sql<{
    user_account_id: number
    target_user_name: string
    name: string
    month: number
    date: number
  }>`
    update user_memorial set reminded_on = ${today}::date
    where call and (month, date) in (select * from json_to_recordset(${JSON.stringify(days)}::json) as day (month integer, date integer))
      and (reminded_on is null or reminded_on < ${today}::date - 300)
    returning user_account_id, target_user_name, name, month, date`.execute(trx)
  return rows
}
