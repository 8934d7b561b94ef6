import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { FeedProduct } from './feed-product.table'

/** Max pictures of a product in a feed (Google Merchant): one and ten more. */
const mostPictures = 11

/** Fetches visible variants of a channel in the order of their ids, starting after `afterId`. */
export async function fetchFeedProducts(
  db: Db,
  channelId: number,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select p.id, p.key, p.code, p.jan_code, p.name, p.catch_copy, p.description, p.unit_price, p.before_price, p.tax_class,
      p.is_sale, p.sale_from, p.sale_to, p.lead_days, p.carriage_class, p.variant_value_1, p.variant_value_2,
      m.key as model_key, m.variant_label_1, m.variant_label_2, b.name as brand,
      s.quantity, s.few_threshold, s.is_unlimited,
      (select count(*)::int from product sibling where sibling.product_model_id = p.product_model_id and sibling.is_show) as variants,
      (select c.category_id from product_model_category c where c.product_model_id = p.product_model_id
        order by c.position, c.category_id limit 1) as category_id,
      (select coalesce(json_agg(shown.picture order by shown.position), '[]') from (
        select pp.position, ${pictureJson(sql`pp.picture_id`)} as picture from product_picture pp
        where pp.product_id = p.id order by pp.position limit ${mostPictures}) shown) as pictures
    from product p
    join product_model m on m.id = p.product_model_id
    join product_stock s on s.product_id = p.id
    left join brand b on b.id = m.brand_id
    where p.channel_id = ${channelId} and p.is_show and p.id > ${afterId}
    order by p.id limit ${limit}`.execute(db)
  return rows
}
