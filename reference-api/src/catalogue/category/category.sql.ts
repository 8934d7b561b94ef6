import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { CategoryRow, CategoryTable } from './category.table'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

export async function fetchCategories(
  db: Db,
  channelId: number,
  table: CategoryTable['table_name'],
): Promise<CategoryRow[]> {
  return db
    .selectFrom('category')
    .select((eb) => [
      'id',
      'parent_id',
      'key',
      'name',
      'description',
      pictureJson(eb.ref('category.picture_id')).as('image'),
      // A category of several schools is none of them.
      eb
        .selectFrom('school')
        .select(sql<string | null>`case when count(*) = 1 then min(school.key) end`.as('school_key'))
        .whereRef('school.channel_id', '=', 'category.channel_id')
        .whereRef('school.category_key', '=', 'category.key')
        .where('category.table_name', '=', 'products')
        .as('school_key'),
    ])
    .where('channel_id', '=', channelId)
    .where('table_name', '=', table)
    .where('is_show', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Fetches visible products, with one row for each category that they are directly assigned to. */
export async function fetchCategoryMemberships(db: Db, channelId: number) {
  return db
    .selectFrom('product')
    .innerJoin(
      'product_model_category',
      'product_model_category.product_model_id',
      'product.product_model_id',
    )
    .select(['product_model_category.category_id', 'product.id as product_id'])
    .where('product.channel_id', '=', channelId)
    .where('product.is_show', '=', true)
    .where('product.is_listed', '=', true)
    .execute()
}
