import type { Db } from '../../platform/database/db'

/** Checks whether the channel has this product, visible or not. */
export async function hasProduct(db: Db, channelId: number, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('product')
      .select('id')
      .where('id', '=', id)
      .where('channel_id', '=', channelId)
      .executeTakeFirst()) !== undefined
  )
}
