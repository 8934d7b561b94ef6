import type { Db } from '../../platform/database/db'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

const shownColumns = ['id', 'title', 'url', 'created_at'] as const

export async function fetchBookmarks(db: Db, memberId: number, page: Page) {
  const newest = db
    .selectFrom('bookmark')
    .select(shownColumns)
    .where('user_account_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return fetchPage(newest, page)
}

export async function countBookmarks(db: Db, memberId: number): Promise<number> {
  const rows = db.selectFrom('bookmark').where('user_account_id', '=', memberId)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

export async function findBookmark(db: Db, memberId: number, id: number) {
  return db
    .selectFrom('bookmark')
    .select(shownColumns)
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds a bookmark, or updates its title if the member has already saved the page. */
export async function saveBookmark(db: Db, memberId: number, title: string, url: string, now: Date) {
  return db
    .insertInto('bookmark')
    .values({ user_account_id: memberId, title, url, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_account_id', 'url']).doUpdateSet({ title, created_at: now }),
    )
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
}

export async function retitleBookmark(db: Db, memberId: number, id: number, title: string) {
  return db
    .updateTable('bookmark')
    .set({ title })
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst()
}
