import type { ProductSummary } from '@storefront/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { categoryNames } from '../category/category-names.sql'
import { slowAccessoryJson } from '../accessory/accessory.sql'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import { toSummary, type SummaryTerms } from './product.rules'
import type { SummaryRow } from './product-summary.table'

/** The viewer and the shop's current terms. */
export type Viewer = SummaryTerms & { memberId: number | null }

/** The fact of a product that states for which age it is. */
const ageFact = '対象年齢'

/**
 * Fetches the products of a list in one query, in the order of `ids`. A model's stock is the total over its
 * variants.
 */
export async function fetchProductSummaries(
  db: Db,
  ids: number[],
  { memberId, ...terms }: Viewer,
): Promise<ProductSummary[]> {
  if (ids.length === 0) return []
  const firstPicture = sql<
    number | null
  >`(select pp.picture_id from product_picture pp where pp.product_id = p.id order by pp.position limit 1)`
  const { rows } = await sql<SummaryRow>`
    select p.id, p.key, p.code, p.name, p.catch_copy, p.unit_price, p.before_price, p.piece_count, p.piece_unit, p.price_steps, p.tax_class, p.is_alcohol,
      p.lead_days, p.carriage_class, p.has_measurement,
      exists (select from product_accessory pa join accessory a on a.id = pa.accessory_id
        where pa.product_id = p.id and a.kind = 'noshi' and a.is_show) as is_noshi_allowed,
      (select fact->>'value' from jsonb_array_elements(p.data) fact where fact->>'label' = ${ageFact} limit 1) as target_age,
      ${slowAccessoryJson(sql`p.id`)} as slow_accessory,
      ${pictureJson(firstPicture)} as image,
      case when mk.id is null then null else json_build_object('key', mk.key, 'name', mk.name) end as maker,
      case when b.id is null then null else json_build_object('key', b.key, 'name', b.name) end as brand,
      (select json_agg(json_build_object('key', t.key, 'name', t.name) order by t.position, t.id)
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      ${categoryNames(sql`p.product_model_id`)} as category_names,
      v.quantity, v.few_threshold, v.is_unlimited, v.unit_price_to, v.variants, v.variant_ids, r.review_average, r.review_count,
      exists (select from product_like l where l.product_id = p.id and l.user_account_id = ${memberId}::int) as is_favorite
    from product p
    join product_model m on m.id = p.product_model_id
    left join maker mk on mk.id = m.maker_id
    left join brand b on b.id = m.brand_id
    cross join lateral (
      select coalesce(sum(s.quantity), 0)::int as quantity, max(s.few_threshold) as few_threshold, bool_or(s.is_unlimited) as is_unlimited,
        max(sibling.unit_price) as unit_price_to, count(*)::int as variants,
        array_agg(sibling.id order by sibling.id) as variant_ids
      from product sibling join product_stock s on s.product_id = sibling.id
      where sibling.product_model_id = p.product_model_id and sibling.is_show) v
    cross join lateral (
      select avg(rv.rating)::float8 as review_average, count(*)::int as review_count
      from product sibling join product_review rv on rv.product_id = sibling.id and rv.is_show
      where sibling.product_model_id = p.product_model_id) r
    where p.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, toSummary(row, terms)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
