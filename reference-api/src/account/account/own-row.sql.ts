import type { Db } from '../../platform/database/db'

type OwnTable =
  | 'bookmark'
  | 'product_history'
  | 'product_request'
  | 'product_search_history'
  | 'user_memorial'

/** Deletes a member's row. Returns false if the member has no such row. */
export async function deleteOwnRow(db: Db, table: OwnTable, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
