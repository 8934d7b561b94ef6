import type { Db } from '../database/db'
import type { SocialGiftTable } from './social-gift.table'
import type { Insertable } from 'kysely'

export const insertSocialGift = (trx: Db, gift: Insertable<SocialGiftTable>) =>
  trx.insertInto('social_gift').values(gift).execute()

const withOrder = (db: Db) =>
  db
    .selectFrom('social_gift')
    .innerJoin('order', 'order.id', 'social_gift.order_id')
    .selectAll('social_gift')
    .select(['order.status', 'order.channel_id', 'order.order_no'])

export const findSocialGift = (db: Db, channelId: number, tokenHash: string) =>
  withOrder(db)
    .where('social_gift.token_hash', '=', tokenHash)
    .where('order.channel_id', '=', channelId)
    .executeTakeFirst()

export const findSocialGiftOfOrder = (db: Db, orderId: number) =>
  db.selectFrom('social_gift').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The row lock under which a recipient's answer is written. */
export const lockSocialGift = (trx: Db, id: number) =>
  trx.selectFrom('social_gift').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const completeGift = (trx: Db, id: number, completedAt: Date) =>
  trx.updateTable('social_gift').set({ completed_at: completedAt }).where('id', '=', id).execute()

export async function listUnansweredGifts(db: Db, now: Date): Promise<number[]> {
  const rows = await withOrder(db)
    .where('social_gift.completed_at', 'is', null)
    .where('social_gift.expires_at', '<=', now.toISOString())
    .where('order.status', '=', 'accepted')
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
