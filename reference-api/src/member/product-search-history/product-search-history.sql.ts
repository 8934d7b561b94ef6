import type { Db } from '../../platform/database/db'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

const kept = 50

const newestSearches = (db: Db, memberId: number) =>
  db
    .selectFrom('product_search_history')
    .select('id')
    .where('user_account_id', '=', memberId)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')

/** Moves the search term to the front of the history and deletes the oldest terms beyond the limit. */
export async function recordSearch(db: Db, memberId: number, word: string, now: Date) {
  await db
    .insertInto('product_search_history')
    .values({ user_account_id: memberId, word, searched_at: now })
    .onConflict((conflict) => conflict.columns(['user_account_id', 'word']).doUpdateSet({ searched_at: now }))
    .execute()
  await db
    .deleteFrom('product_search_history')
    .where('user_account_id', '=', memberId)
    .where('id', 'not in', newestSearches(db, memberId).limit(kept))
    .execute()
}

export async function fetchSearches(db: Db, memberId: number, page: Page) {
  return fetchPage(newestSearches(db, memberId).select(['word', 'searched_at']), page)
}
