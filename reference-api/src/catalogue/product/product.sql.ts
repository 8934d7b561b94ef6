import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

/** Checks whether the channel has this product, visible or not. */
export async function hasProduct(db: Kysely<Database>, channelId: number, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('product')
      .select('id')
      .where('id', '=', id)
      .where('channel_id', '=', channelId)
      .executeTakeFirst()) !== undefined
  )
}
