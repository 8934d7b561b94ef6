import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db'

/** Counts the products in each category that has one of them, ancestors included. */
export async function countByCategory(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select c.id, count(*)::int as count from product_facet f
    join product_facet_kind k on k.id = f.kind_id
    cross join lateral unnest(k.category_ids) as c (id)
    where f.product_id = any(${productIds}::bigint[]) group by c.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [Number(id), count]))
}
