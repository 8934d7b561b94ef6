import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import type { Wardrobe } from './wardrobe.rules'

/** Goods without sizes are of one kind if their names differ in the last word alone, which is the colour. */
const namedKind = sql`substring(model.name from '^(\\S+\\s+\\S.*)\\s\\S+$')`
const kind = sql`coalesce(md5(model.size_table::text), ${namedKind}, model.id::text)`

/** Fetches the wardrobes of the schools whose category names the model. Most shops have none. */
export async function fetchWardrobes(db: Db, modelId: number): Promise<Wardrobe[]> {
  const { rows } = await sql<Wardrobe>`
    select
      (select json_agg(json_build_object('id', product.id, 'model_id', model.id, 'kind', ${kind}) order by product.id)
        from product_model_category theirs
        join product_model model on model.id = theirs.product_model_id
        join product on product.product_model_id = model.id and product.is_show
        where theirs.category_id = category.id) as garments,
      coalesce((select json_agg(school_set.items) from (
        select json_agg(json_build_object('model_id', model.id, 'kind', ${kind},
          'is_made_to_order', product.has_measurement or product.has_name_embroidery)) as items
        from school_set one
        join school_set_product item on item.school_set_id = one.id
        join product on product.id = item.product_id
        join product_model model on model.id = product.product_model_id
        where one.channel_id = school.channel_id and one.school_key = school.key
        group by one.id) school_set), '[]') as sets
    from school
    join category on category.channel_id = school.channel_id and category.table_name = 'products'
      and category.key = school.category_key
    join product_model_category mine on mine.category_id = category.id
    where mine.product_model_id = ${modelId}`.execute(db)
  return rows.map(({ garments, sets }) => ({ garments: garments ?? [], sets }))
}
