import type { Db } from '../../platform/database/db'
import type { Page } from '../../platform/paging/paging.rules'

/** Likes the products, skipping ids that aren't in the channel. Idempotent. */
export async function addLikes(
  db: Db,
  channelId: number,
  memberId: number,
  productIds: number[],
): Promise<number> {
  if (productIds.length === 0) return 0
  const known = await db
    .selectFrom('product')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('id', 'in', productIds)
    .execute()
  if (known.length === 0) return 0
  await db
    .insertInto('product_like')
    .values(known.map(({ id }) => ({ user_account_id: memberId, product_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return known.length
}

export async function removeLikes(db: Db, memberId: number, productIds: number[]) {
  if (productIds.length === 0) return
  await db
    .deleteFrom('product_like')
    .where('user_account_id', '=', memberId)
    .where('product_id', 'in', productIds)
    .execute()
}

const liked = (db: Db, memberId: number) =>
  db
    .selectFrom('product_like')
    .innerJoin('product', 'product.id', 'product_like.product_id')
    .where('product_like.user_account_id', '=', memberId)
    .where('product.is_show', '=', true)

export async function countLikes(db: Db, memberId: number): Promise<number> {
  const { count } = await liked(db, memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the ids of liked products, most recently liked first. */
export async function fetchLikedIds(db: Db, memberId: number, page: Page): Promise<number[]> {
  const rows = await liked(db, memberId)
    .select('product_id')
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return rows.map(({ product_id }) => product_id)
}
