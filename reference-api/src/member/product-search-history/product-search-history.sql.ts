import type { Db } from '../../platform/database/db'
import type { Page } from '../../platform/http/paging.rules'

const kept = 50

/** Moves the search term to the front of the history and deletes the oldest terms beyond the limit. */
export async function recordSearch(db: Db, memberId: number, word: string, now: Date) {
  await db
    .insertInto('product_search_history')
    .values({ user_account_id: memberId, word, searched_at: now })
    .onConflict((conflict) => conflict.columns(['user_account_id', 'word']).doUpdateSet({ searched_at: now }))
    .execute()
  const newest = db
    .selectFrom('product_search_history')
    .select('id')
    .where('user_account_id', '=', memberId)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await db
    .deleteFrom('product_search_history')
    .where('user_account_id', '=', memberId)
    .where('id', 'not in', newest)
    .execute()
}

export async function fetchSearches(db: Db, memberId: number, page: Page) {
  const rows = db.selectFrom('product_search_history').where('user_account_id', '=', memberId)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await rows
    .select(['id', 'word', 'searched_at'])
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}

export async function removeSearch(db: Db, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_search_history')
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
