import type { Db } from '../../platform/database/db'
import type { LoginHistoryTable } from './login-history.table'
import type { Insertable } from 'kysely'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

export async function addLoginHistory(db: Db, entry: Insertable<LoginHistoryTable>) {
  await db.insertInto('login_history').values(entry).execute()
}

export async function fetchLoginHistories(db: Db, memberId: number, page: Page) {
  const newest = db
    .selectFrom('login_history')
    .select(['id', 'login_at', 'is_success', 'ip_address', 'user_agent'])
    .where('user_account_id', '=', memberId)
    .orderBy('login_at', 'desc')
    .orderBy('id', 'desc')
  return fetchPage(newest, page)
}
