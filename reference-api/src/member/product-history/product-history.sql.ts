import type { Db } from '../../platform/database/db'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

export type Visitor = { memberId: number } | { guestKey: string }

/** Max products in the history of a member or a guest (§4, §9). */
const kept = 10

const toOwner = (visitor: Visitor) =>
  'memberId' in visitor
    ? {
        user_account_id: visitor.memberId,
        guest_key: null,
        column: 'user_account_id' as const,
        value: visitor.memberId,
      }
    : {
        user_account_id: null,
        guest_key: visitor.guestKey,
        column: 'guest_key' as const,
        value: visitor.guestKey,
      }

/**
 * Moves the viewed product to the front of the history, which lists each model once (§4). Returns false if
 * the product is hidden.
 */
export async function recordView(
  db: Db,
  channelId: number,
  visitor: Visitor,
  productId: number,
  now: Date,
): Promise<boolean> {
  const { column, value, user_account_id, guest_key } = toOwner(visitor)
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .executeTakeFirst()
  if (!product) return false
  await db
    .insertInto('product_history')
    .values({ user_account_id, guest_key, product_id: productId, viewed_at: now })
    .onConflict((conflict) =>
      conflict.columns([column, 'product_id']).where(column, 'is not', null).doUpdateSet({ viewed_at: now }),
    )
    .execute()
  const newest = selectNewest(db, visitor)
  await db.deleteFrom('product_history').where(column, '=', value).where('id', 'not in', newest).execute()
  return true
}

/** Selects the newest view of each model, because a shopper compares sizes of one product on its page. */
const selectNewest = (db: Db, visitor: Visitor) => {
  const { column, value } = toOwner(visitor)
  return db
    .selectFrom((views) =>
      views
        .selectFrom('product_history')
        .innerJoin('product', 'product.id', 'product_history.product_id')
        .where(column, '=', value)
        .select(['product_history.id', 'viewed_at'])
        .distinctOn('product.product_model_id')
        .orderBy('product.product_model_id')
        .orderBy('viewed_at', 'desc')
        .orderBy('product_history.id', 'desc')
        .as('newest'),
    )
    .select('newest.id')
    .orderBy('viewed_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(kept)
}

export async function fetchViews(db: Db, channelId: number, visitor: Visitor, page: Page) {
  const { column, value } = toOwner(visitor)
  const newest = db
    .selectFrom('product_history')
    .innerJoin('product', 'product.id', 'product_history.product_id')
    .where(`product_history.${column}`, '=', value)
    .where('product_history.id', 'in', selectNewest(db, visitor))
    .where('product.is_show', '=', true)
    .where('product.channel_id', '=', channelId)
    .select(['product_history.id', 'product_id', 'viewed_at'])
    .orderBy('viewed_at', 'desc')
    .orderBy('product_history.id', 'desc')
  return fetchPage(newest, page)
}
