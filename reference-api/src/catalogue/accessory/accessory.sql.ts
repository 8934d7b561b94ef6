import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

export async function fetchAccessories(db: Db, productId: number) {
  return db
    .selectFrom('accessory')
    .innerJoin('product_accessory', 'product_accessory.accessory_id', 'accessory.id')
    .select((eb) => [
      'id',
      'key',
      'kind',
      'name',
      'description',
      'unit_price',
      'tax_class',
      'text_label',
      'text_max_length',
      'choices',
      'headings',
      'excludes',
      pictureJson(eb.ref('accessory.picture_id')).as('image'),
    ])
    .where('product_accessory.product_id', '=', productId)
    .where('is_show', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
