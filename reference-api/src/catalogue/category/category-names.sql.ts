import { sql, type RawBuilder } from 'kysely'

/**
 * Selects the names of a product model's categories and their ancestors, from the root down and without
 * duplicates. `modelId` is a column of the surrounding query.
 */
export const categoryNames = (modelId: RawBuilder<unknown>) => sql<string[]>`(
  with recursive way (id, parent_id, name, place, height) as (
    select c.id, c.parent_id, c.name, mc.position, 0 from product_model_category mc join category c on c.id = mc.category_id and c.is_show
      where mc.product_model_id = ${modelId}
    union all
    select above.id, above.parent_id, above.name, way.place, way.height + 1 from way join category above on above.id = way.parent_id and above.is_show)
  select coalesce(json_agg(one.name order by one.place, one.height desc, one.id), '[]')
  from (select id, name, min(place) as place, max(height) as height from way group by id, name) one)`
