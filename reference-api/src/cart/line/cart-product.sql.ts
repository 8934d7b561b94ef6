import { nameMarkingFact, type AccessoryChoice } from '@storefront/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import { categoryNames } from '../../catalogue/category/category-names.sql'
import type { CartId } from './cart-line.sql'

type ProductIds = ReturnType<typeof cartProductIds>

export const cartProducts = (db: Db, ids: ProductIds) =>
  db
    .selectFrom('product')
    .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
    .leftJoin('product_stock', 'product_stock.product_id', 'product.id')
    .leftJoin('brand', 'brand.id', 'product_model.brand_id')
    .leftJoin('maker', 'maker.id', 'product_model.maker_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('product_picture')
          .innerJoin('picture', 'picture.id', 'product_picture.picture_id')
          .select([
            'picture.name as picture_name',
            'picture.hash',
            'picture.alt',
            'picture.width',
            'picture.height',
          ])
          .whereRef('product_picture.product_id', '=', 'product.id')
          .orderBy('product_picture.position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select([
      'product.id',
      'product.product_model_id',
      'product.channel_id',
      'product.key',
      'product.code',
      'product.name',
      'product.variant_value_1',
      'product.variant_value_2',
      'product_model.variant_label_1',
      'product_model.variant_label_2',
      'product.unit_price',
      'product.price_steps',
      'product.piece_count',
      'product.tax_class',
      'product.is_couponable',
      'product.is_point_earning',
      'product.is_point_payable',
      'product.is_show',
      'product.is_sale',
      'product.sale_from',
      'product.sale_to',
      'product.is_alcohol',
      'product.is_social_gift_allowed',
      'product.max_quantity',
      'product.lead_days',
      'product.carriage_class',
      'product.has_measurement',
      'product.has_name_embroidery',
      'product_stock.quantity as stock',
      'product_stock.few_threshold',
      'product_stock.is_unlimited',
      'brand.name as brand_name',
      'maker.name as maker_name',
      'cover.picture_name',
      'cover.hash',
      'cover.alt',
      'cover.width',
      'cover.height',
    ])
    .select(categoryNames(sql.ref('product.product_model_id')).as('category_names'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_accessory')
          .innerJoin('accessory', 'accessory.id', 'product_accessory.accessory_id')
          .select('accessory.id')
          .whereRef('product_accessory.product_id', '=', 'product.id')
          .where('accessory.is_show', '=', true),
      )
        .$castTo<boolean>()
        .as('has_accessories'),
    )
    .select(
      sql<string[]>`(select array_remove(array[
          case when bool_or(other.variant_value_1 is distinct from product.variant_value_1)
            then product_model.variant_label_1 end,
          case when bool_or(other.variant_value_2 is distinct from product.variant_value_2)
            then product_model.variant_label_2 end], null)
        from product other
        where other.product_model_id = product.product_model_id and other.is_show)`.as('variant_labels'),
    )
    .select(
      // A wrapping with a text is a name printed on the piece.
      sql<AccessoryChoice[]>`(select coalesce(json_agg(distinct
          case when accessory.kind = 'wrapping' and accessory.text_label is not null then 'name'
            else accessory.kind end), '[]')
        from product_accessory join accessory on accessory.id = product_accessory.accessory_id
        where product_accessory.product_id = product.id and accessory.is_show)`.as('accessory_choices'),
    )
    .select(
      sql<string | null>`(select fact->>'value' from json_array_elements(product.data::json) fact
        where fact->>'label' = ${nameMarkingFact} limit 1)`.as('name_marking'),
    )
    .where('product.id', 'in', ids)

export const setComponents = (db: Db, productIds: ProductIds) =>
  db
    .selectFrom('product_set')
    .innerJoin('product', 'product.id', 'product_set.component_product_id')
    .leftJoin('product_stock', 'product_stock.product_id', 'product.id')
    .select([
      'product_set.product_id',
      'product_set.component_product_id',
      'product_set.quantity',
      'product.name',
      sql<number>`case when product_stock.is_unlimited then 2147483647 else coalesce(product_stock.quantity, 0) end`.as(
        'stock',
      ),
    ])
    .where('product_set.product_id', 'in', productIds)
    .orderBy('product_set.component_product_id')

export const accessoryGoods = (db: Db, cartId: CartId) =>
  db
    .selectFrom('accessory')
    .select(['id', 'key', 'kind', 'name', 'unit_price', 'tax_class', 'excludes', 'added_days'])
    .where('id', 'in', db.selectFrom('cart_accessory').select('accessory_id').where('cart_id', '=', cartId))

/** Selects the accessories available for the products, including hidden accessories. */
export const accessoryOffers = (db: Db, productIds: ProductIds) =>
  db
    .selectFrom('product_accessory')
    .innerJoin('accessory', 'accessory.id', 'product_accessory.accessory_id')
    .select([
      'product_accessory.product_id',
      'accessory.id',
      'accessory.key',
      'accessory.kind',
      'accessory.name',
      'accessory.unit_price',
      'accessory.tax_class',
      'accessory.excludes',
      'accessory.added_days',
      'accessory.text_label',
      'accessory.text_max_length',
      'accessory.choices',
      'accessory.headings',
      'accessory.is_show',
    ])
    .where('product_accessory.product_id', 'in', productIds)

/** Selects a single product about to be added. An array would make PostgreSQL plan the query again. */
export const oneComing = (id: number | null) => sql<number>`${id}::integer`
export const manyComing = (ids: readonly number[]) => sql<number>`unnest(${ids}::integer[])`

export const cartProductIds = (db: Db, cartId: CartId, coming: RawBuilder<number>) =>
  db
    .selectFrom('cart_line')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .unionAll(db.selectNoFrom(coming.as('product_id')))

/** Finds visible products by code or JAN. `codes` must be upper case and without hyphens. */
export async function findProductsByCode(
  db: Db,
  channelId: number,
  codes: readonly string[],
): Promise<{ id: number; own_code: string; code: string; jan_code: string | null }[]> {
  const plain = sql<string>`upper(replace(code, '-', ''))`
  return db
    .selectFrom('product')
    .select(['id', 'code as own_code', plain.as('code'), 'jan_code'])
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .where((eb) =>
      eb.or([
        eb(plain, '=', sql<string>`any(${codes}::text[])`),
        eb('jan_code', '=', sql<string>`any(${codes}::text[])`),
      ]),
    )
    .orderBy('id')
    .execute()
}
