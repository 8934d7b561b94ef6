import { sql } from 'kysely'
import type { Db } from '../database/db'
import { compileOnce } from '../database/compile-once'
import type { ShopVersion } from './shop-version.table'

const versions = compileOnce<object, ShopVersion>((db) =>
  db
    .selectFrom('shop_version')
    .select([sql<string>`sum(shop)::text`.as('shop'), sql<string>`sum(stock)::text`.as('stock')]),
)

/** Fetches the shop's version. Every request does this first, to validate cached reads. */
export async function fetchShopVersion(db: Db): Promise<ShopVersion> {
  const [version] = await versions(db, {})
  return version!
}
