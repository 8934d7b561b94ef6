import { sql } from 'kysely'
import type { Db } from '../../database/db'

/** One orderer outweighs any rank that the staff may set. */
const perOrderer = 100_000
/** This times the weight, plus the staff's rank, fits an integer of PostgreSQL. */
const mostOrderers = 21_000
const popularity = sql`least(orderer_count, ${sql.lit(mostOrderers)}) * ${sql.lit(perOrderer)}
  + least(staff_popularity, ${sql.lit(perOrderer - 1)})`

/**
 * Counts the people who ordered each model since then, not pieces: neither one large order nor one busy
 * buyer makes a ranking. Cancelled and unpaid orders do not count; only changed rows are written.
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

/** Ranks by orderers, then by the order of the staff. */
export async function rankGoods(db: Db, channelId: number): Promise<void> {
  await sql`update product set popularity = ${popularity}
    where channel_id = ${channelId} and popularity <> ${popularity}`.execute(db)
}
