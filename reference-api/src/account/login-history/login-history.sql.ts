import type { Db } from '../../platform/database/db'
import type { LoginHistoryTable } from './login-history.table'
import type { Insertable } from 'kysely'
import type { Page } from '../../platform/http/paging.rules'

export async function addLoginHistory(db: Db, entry: Insertable<LoginHistoryTable>) {
  await db.insertInto('login_history').values(entry).execute()
}

export async function fetchLoginHistories(db: Db, memberId: number, page: Page) {
  const rows = db.selectFrom('login_history').where('user_account_id', '=', memberId)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await rows
    .selectAll()
    .orderBy('login_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}
