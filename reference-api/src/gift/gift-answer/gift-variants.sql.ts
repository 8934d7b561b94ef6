import { sql } from 'kysely'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { Db } from '../../platform/database/db'

const firstPicture = sql<
  number | null
>`(select pp.picture_id from product_picture pp where pp.product_id = product.id order by pp.position limit 1)`

export async function listGiftVariants(db: Db, models: readonly number[]) {
  if (models.length === 0) return []
  return db
    .selectFrom('product')
    .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.key',
      'product.code',
      'product.name',
      'product.product_model_id',
      'product.variant_value_1',
      'product.variant_value_2',
      'product_model.variant_label_1',
      'product_model.variant_label_2',
      'product.unit_price',
      'product.tax_class',
      'product.lead_days',
      'product_stock.quantity as stock',
    ])
    .select(pictureJson(firstPicture).as('image'))
    .where('product.product_model_id', 'in', models)
    .where('product.is_show', '=', true)
    .where('product.is_sale', '=', true)
    .where('product.is_social_gift_allowed', '=', true)
    .where('product_stock.is_unlimited', '=', false)
    .orderBy('product.variant_order')
    .orderBy('product.id')
    .execute()
}
