import type { Db } from '../../platform/database/db'

export async function findCollection(db: Db, channelId: number, alias: string) {
  return db
    .selectFrom('collection')
    .select(['id', 'alias', 'name', 'description'])
    .where('channel_id', '=', channelId)
    .where('alias', '=', alias)
    .executeTakeFirst()
}

/** Fetches product IDs in the order set by staff, without hidden products. */
export async function fetchCollectionIds(db: Db, collectionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_product')
    .innerJoin('product', 'product.id', 'collection_product.product_id')
    .select('product_id')
    .where('collection_id', '=', collectionId)
    .where('product.is_show', '=', true)
    .orderBy('collection_product.position')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}
