import type { OrderStatus } from '@storefront/contracts'
import type { Updateable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { SocialGiftTable } from './social-gift.table'

const withOrder = (db: Db) =>
  db
    .selectFrom('social_gift')
    .innerJoin('order', 'order.id', 'social_gift.order_id')
    .innerJoin('order_shipping', 'order_shipping.id', 'social_gift.order_shipping_id')
    .selectAll('social_gift')
    .select(['order.status', 'order.channel_id', 'order.order_no', 'order_shipping.parcel_status'])

export const findSocialGift = (db: Db, channelId: number, tokenHash: string) =>
  withOrder(db)
    .where('social_gift.token_hash', '=', tokenHash)
    .where('order.channel_id', '=', channelId)
    .executeTakeFirst()

/** Lists an order's gifts, one per recipient, in the order of the names. */
export const listGiftsOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('social_gift')
    .innerJoin('order_shipping', 'order_shipping.id', 'social_gift.order_shipping_id')
    .selectAll('social_gift')
    .select('order_shipping.parcel_status')
    .where('social_gift.order_id', '=', orderId)
    .orderBy('social_gift.id')
    .execute()

export async function hasAnsweredGift(db: Db, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('social_gift')
    .select('id')
    .where('order_id', '=', orderId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Statuses of orders whose gifts may still be unanswered. */
export const openOrders: readonly OrderStatus[] = ['accepted', 'preparing']

/** Locks the gift before a recipient's response is written. The order must be locked first. */
export const lockSocialGift = (trx: Db, id: number) =>
  trx.selectFrom('social_gift').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const updateGift = (db: Db, id: number, change: Updateable<SocialGiftTable>) =>
  db.updateTable('social_gift').set(change).where('id', '=', id).execute()

export const markOnce = (db: Db, id: number, column: 'opened_at' | 'sent_at', now: Date) =>
  db
    .updateTable('social_gift')
    .set({ [column]: now })
    .where('id', '=', id)
    .where(column, 'is', null)
    .execute()

/** Selects up to 100 unanswered gifts of open orders, even if other parcels of the order have shipped. */
const waiting = (db: Db) =>
  withOrder(db)
    .where('social_gift.completed_at', 'is', null)
    .where('social_gift.returned_at', 'is', null)
    .where('order.status', 'in', openOrders)
    .orderBy('social_gift.id')
    .limit(100)

/** Lists expired gifts whose givers haven't been notified. */
export const listLapsedGifts = (db: Db, now: Date) =>
  waiting(db)
    .where('social_gift.expires_at', '<=', now.toISOString())
    .where('social_gift.declined_at', 'is', null)
    .where('social_gift.lapse_told_at', 'is', null)
    .execute()

/**
 * Lists gifts that were declined or expired before this time, and whose givers haven't decided what to do.
 */
export const listUnsettledGifts = (db: Db, before: Date) =>
  waiting(db)
    .where((eb) =>
      eb(eb.fn.coalesce('social_gift.declined_at', 'social_gift.expires_at'), '<=', before.toISOString()),
    )
    .execute()

/** Lists gifts whose link is due to be mailed today or earlier. */
export const listGiftsToMail = (db: Db, today: string) =>
  waiting(db)
    .where('social_gift.mail_on', '<=', today)
    .where('social_gift.email', 'is not', null)
    .where('social_gift.mailed_at', 'is', null)
    .where('social_gift.declined_at', 'is', null)
    .execute()
