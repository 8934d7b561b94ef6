import type { Picture } from '@storefront/contracts'
import type { Generated, Kysely } from 'kysely'
import type { Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'
import { pictureJson } from '../media/picture-lookup.sql'

/** A tree per table_name: categories of products, and of inquiries. */
export type CategoryTable = {
  id: Id
  channel_id: number
  table_name: 'products' | 'inquiries'
  parent_id: Nullable<number>
  key: string
  name: string
  description: Generated<string>
  picture_id: Nullable<number>
  position: Generated<number>
  is_show: Generated<boolean>
}

export type CategoryRow = {
  id: number
  parent_id: number | null
  key: string
  name: string
  description: string
  image: Picture | null
}

export async function fetchCategories(
  db: Kysely<Database>,
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
    ])
    .where('channel_id', '=', channelId)
    .where('table_name', '=', table)
    .where('is_show', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Shown products by category, each in every category that it lies in directly. */
export async function fetchCategoryMemberships(db: Kysely<Database>, channelId: number) {
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
