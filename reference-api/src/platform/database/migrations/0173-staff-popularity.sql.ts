import { sql, type Kysely } from 'kysely'
import type { Db } from '../db'
import { boundTransaction } from '../upgrade/migration-log.sql'

export const outsideTransaction = true

/** Number of products locked at a time, until their batch is committed. */
const atATime = 1_000

/** Copies `popularity` into the order set by staff, in batches so that buyers don't have to wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = await db.transaction().execute(async (trx) => {
      await boundTransaction(trx as Db)
      return copySlice(trx, from)
    })
  }
}

/** Returns the batch's last product, or null at the end. Skips products that staff have ranked. */
async function copySlice(trx: Kysely<unknown>, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last
    from (select id from product where id > ${after} order by id limit ${atATime}) slice`.execute(trx)
  const last = rows[0]?.last ?? null
  if (last !== null)
    await sql`update product set staff_popularity = popularity
      where id > ${after} and id <= ${last}
        and popularity <> 0 and staff_popularity = 0 and orderer_count = 0`.execute(trx)
  return last
}
