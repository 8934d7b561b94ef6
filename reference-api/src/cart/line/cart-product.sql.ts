import { sql, type Kysely } from 'kysely'
import { categoryNames } from '../../category/category-names.sql'
import type { Database } from '../../database/schema'

/** What the cart needs to know of its products, one query however many lines. */
export async function listCartProducts(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
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
      'product.key',
      'product.code',
      'product.name',
      'product.variant_value_1',
      'product.variant_value_2',
      'product.unit_price',
      'product.tax_class',
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
    .where('product.id', 'in', ids)
    .execute()
}

export type CartProductRow = Awaited<ReturnType<typeof listCartProducts>>[number]

/** What sets contain, with the components' stock. */
export async function listSetComponents(db: Kysely<Database>, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
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
    .execute()
}

export type SetComponentRow = Awaited<ReturnType<typeof listSetComponents>>[number]

export async function findSaleableProduct(db: Kysely<Database>, channelId: number, productId: number) {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('channel_id', '=', channelId)
    .executeTakeFirst()
  return found && (await listCartProducts(db, [productId]))[0]
}

/** Accessories by id that a product may have. */
export async function findProductAccessory(db: Kysely<Database>, productId: number, accessoryId: number) {
  return db
    .selectFrom('accessory')
    .innerJoin('product_accessory', 'product_accessory.accessory_id', 'accessory.id')
    .select([
      'accessory.id',
      'accessory.kind',
      'accessory.name',
      'accessory.text_label',
      'accessory.text_max_length',
      'accessory.choices',
    ])
    .where('product_accessory.product_id', '=', productId)
    .where('accessory.id', '=', accessoryId)
    .where('accessory.is_show', '=', true)
    .executeTakeFirst()
}

export async function listAccessories(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('accessory')
    .select(['id', 'kind', 'name', 'unit_price', 'tax_class'])
    .where('id', 'in', ids)
    .execute()
}

/** Which of these products an accessory may go with. */
export async function productsThatTake(
  db: Kysely<Database>,
  accessoryId: number,
  productIds: readonly number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('product_accessory')
    .select('product_id')
    .where('accessory_id', '=', accessoryId)
    .where('product_id', 'in', productIds)
    .execute()
  return new Set(rows.map(({ product_id }) => product_id))
}
