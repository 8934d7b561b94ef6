import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { shelfOrder, type ShelfGoods } from './shelf-order.rules'

export const listChannelIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('channel').select('id').execute()).map(({ id }) => id)

const listShelfGoods = (db: Db, channelId: number): Promise<ShelfGoods[]> =>
  db
    .selectFrom('product')
    .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
    .select(['product.id', 'maker_id as maker', 'season_from', 'season_to'])
    .select((eb) =>
      eb
        .selectFrom('product_model_category')
        .select('category_id')
        .whereRef('product_model_category.product_model_id', '=', 'product.product_model_id')
        .orderBy('position')
        .limit(1)
        .as('category'),
    )
    .where('product.channel_id', '=', channelId)
    .where('is_listed', '=', true)
    .orderBy('variant_order')
    .orderBy('product.id')
    .execute()

/** Saves a channel's shelf order for the month. Writes only the rows that change. */
export async function orderShelf(db: Db, channelId: number, month: number): Promise<void> {
  const ids = shelfOrder(await listShelfGoods(db, channelId), month)
  await sql`update product set position = place.position::int - 1
    from unnest(${ids}::int[]) with ordinality as place (id, position)
    where product.id = place.id and product.position <> place.position - 1`.execute(db)
}
