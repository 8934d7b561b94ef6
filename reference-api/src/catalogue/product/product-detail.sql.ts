import type { Db } from '../../platform/database/db'
import type { Picture } from '@storefront/contracts'
import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { slowAccessoryJson } from '../accessory/accessory.sql'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { FoundProduct, ReviewCount, VariantRow } from './product-detail.table'

/** Fetches a visible product with its model, tags, pictures and set in a single query. */
export async function findProduct(db: Db, channelId: number, key: string): Promise<FoundProduct | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
    .selectAll('product')
    .select((eb) => [
      'product_model.key as model_key',
      'product_model.name as model_name',
      'product_model.variant_label_1',
      'product_model.variant_label_2',
      'product_model.size_table',
      jsonObjectFrom(
        eb.selectFrom('brand').select(['key', 'name']).whereRef('brand.id', '=', 'product_model.brand_id'),
      ).as('brand'),
      jsonObjectFrom(
        eb.selectFrom('maker').select(['key', 'name']).whereRef('maker.id', '=', 'product_model.maker_id'),
      ).as('maker'),
      jsonArrayFrom(
        eb
          .selectFrom('product_tag')
          .innerJoin('tag', 'tag.id', 'product_tag.tag_id')
          .select(['tag.key', 'tag.name'])
          .whereRef('product_tag.product_id', '=', 'product.id')
          .orderBy('tag.position'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('product_picture')
          .select((of) => pictureJson(of.ref('product_picture.picture_id')).as('picture'))
          .whereRef('product_picture.product_id', '=', 'product.id')
          .orderBy('product_picture.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('product_set')
          .innerJoin('product as component', 'component.id', 'product_set.component_product_id')
          .select(['component.id', 'component.key', 'component.name', 'product_set.quantity'])
          .select(selectFirstPicture(sql.ref('component.id')).as('image'))
          .whereRef('product_set.product_id', '=', 'product.id')
          .orderBy('component.id'),
      ).as('components'),
      jsonArrayFrom(
        eb
          .selectFrom('product_model_category')
          .select('category_id')
          .whereRef('product_model_category.product_model_id', '=', 'product_model.id')
          .orderBy('product_model_category.position'),
      ).as('categories'),
      eb
        .exists(
          eb
            .selectFrom('product_accessory')
            .select('accessory_id')
            .whereRef('product_accessory.product_id', '=', 'product.id'),
        )
        .as('has_accessories'),
      slowAccessoryJson(sql.ref('product.id')).as('slow_accessory'),
    ])
    .where('product.channel_id', '=', channelId)
    .where('product.key', '=', key)
    .where('product.is_show', '=', true)
    .executeTakeFirst()
}

/** Lists all visible variants of a model, with stock. */
export async function fetchVariants(db: Db, modelId: number): Promise<VariantRow[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_stock', 'product_stock.product_id', 'product.id')
    .select([
      'product.id',
      'key',
      'code',
      'name',
      'is_listed',
      'variant_value_1',
      'variant_value_2',
      'unit_price',
      'before_price',
      'tax_class',
      'is_point_earning',
      'is_sale',
      'sale_from',
      'sale_to',
      'max_quantity',
      'quantity',
      'few_threshold',
      'is_unlimited',
    ])
    .select(selectFirstPicture(sql.ref('product.id')).as('image'))
    .where('product_model_id', '=', modelId)
    .where('is_show', '=', true)
    .orderBy('variant_order')
    .orderBy('product.id')
    .execute()
}

export async function fetchReviewCounts(db: Db, modelId: number): Promise<ReviewCount[]> {
  return db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('product.product_model_id', '=', modelId)
    .where('product_review.is_show', '=', true)
    .groupBy('rating')
    .orderBy('rating', 'desc')
    .execute()
}

/** Selects the schools whose category names the model. Pupils of another school can't wear it. */
const schoolsOf = (modelId: RawBuilder<unknown>) => sql`select school.key from school
  join category on category.channel_id = school.channel_id and category.table_name = 'products'
    and category.key = school.category_key
  join product_model_category of_school on of_school.category_id = category.id
  where of_school.product_model_id = ${modelId}`

/**
 * Lists recommended products, never from the same model or of another school: the staff's picks first, then
 * popular products in the same categories, then popular products in the whole shop.
 */
export async function fetchRecommendedIds(
  db: Db,
  productId: number,
  modelId: number,
  limit: number,
): Promise<number[]> {
  const theirs = schoolsOf(sql`p.product_model_id`)
  const offered = sql`p.is_show and p.is_listed and p.product_model_id <> ${modelId}
      and p.channel_id = (select channel_id from product where id = ${productId})
      and (not exists (${theirs}) or exists (${theirs} and school.key in (${schoolsOf(sql`${modelId}`)})))`
  const { rows } = await sql<{ id: number }>`
    select p.id from product p
    left join product_related related on related.related_product_id = p.id and related.product_id = ${productId}
    where ${offered}
      and (related.product_id is not null or exists (
        select from product_model_category mine join product_model_category theirs on theirs.category_id = mine.category_id
        where mine.product_model_id = ${modelId} and theirs.product_model_id = p.product_model_id))
    order by (related.product_id is null), related.position, p.popularity desc, p.id
    limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === limit) return ids
  const popular = await sql<{ id: number }>`
    select p.id from product p where ${offered} and p.id <> all(${ids}::int[])
    order by p.popularity desc, p.id limit ${limit - ids.length}`.execute(db)
  return [...ids, ...popular.rows.map(({ id }) => id)]
}

function selectFirstPicture(productId: ReturnType<typeof sql.ref>) {
  return pictureJson(
    sql<
      number | null
    >`(select pp.picture_id from product_picture pp where pp.product_id = ${productId} order by pp.position limit 1)`,
  ).$castTo<Picture | null>()
}
