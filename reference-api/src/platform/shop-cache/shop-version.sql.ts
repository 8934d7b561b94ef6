import type { FoundChanges } from '@storefront/contracts/shop-changes'
import { sql } from 'kysely'
import type { Db } from '../database/db'
import { compileOnce } from '../database/compile-once'

type Since = { since: string | null }

const versions = compileOnce<Since, FoundChanges>((db, { since }) => {
  const before = sql`${since}::text::pg_snapshot`
  return db.selectFrom('shop_version').select([
    sql<string>`sum(shop)::text`.as('shop'),
    sql<string>`sum(stock)::text`.as('stock'),
    sql<string>`pg_current_snapshot()::text`.as('snapshot'),
    sql<string[]>`array(select distinct tag from shop_change
      where xid >= pg_snapshot_xmin(${before}) and not pg_visible_in_snapshot(xid, ${before}))`.as('changed'),
  ])
})

/** Fetches the shop's version. Every request does this first, to validate cached reads. */
export async function fetchShopVersion(db: Db, since: string | null = null): Promise<FoundChanges> {
  const [version] = await versions(db, { since })
  return version!
}

/** Deletes changes that every process has read. A process that was away for longer forgets its cache. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('shop_change')
    .where('noted_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
