import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'

/** A single buyer outweighs any ranking the staff can set. */
const perOrderer = 100_000
/** Multiplied by the weight, plus the staff's ranking, this still fits into a PostgreSQL integer. */
const mostOrderers = 21_000
const popularity = sql`least(orderer_count, ${sql.lit(mostOrderers)}) * ${sql.lit(perOrderer)}
  + least(staff_popularity, ${sql.lit(perOrderer - 1)})`

/**
 * Counts distinct buyers per model rather than units, so that one bulk order or one frequent buyer can't
 * dominate the ranking. Cancelled and unpaid orders are excluded. Writes only the rows that change.
 */
export async function countOrderers(db: Db, channelId: number, since: Date): Promise<void> {
  await sql`with sold as (
      select bought.product_model_id,
        count(distinct coalesce('account ' || "order".user_account_id, lower("order".email)))::integer as orderers
      from order_line
      join "order" on "order".id = order_line.order_id
      join product bought on bought.id = order_line.product_id
      where "order".channel_id = ${channelId} and "order".ordered_at > ${since.toISOString()}::timestamptz
        and "order".status not in ('cancelled', 'pending_payment', 'waiting_deposit')
      group by bought.product_model_id)
    update product set orderer_count = coalesce(sold.orderers, 0)
    from product counted left join sold on sold.product_model_id = counted.product_model_id
    where product.id = counted.id and product.channel_id = ${channelId}
      and product.orderer_count <> coalesce(sold.orderers, 0)`.execute(db)
}

/** Ranks by number of buyers, then by the staff's own ranking. */
export async function rankGoods(db: Db, channelId: number): Promise<void> {
  await sql`update product set popularity = ${popularity}
    where channel_id = ${channelId} and popularity <> ${popularity}`.execute(db)
}
