import type { Generated, Kysely } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'
import { pictureJson } from '../media/picture-lookup.sql'
import type { TaxClass } from '../tax-rate/tax-rate.sql'

export type AccessoryKind = 'wrapping' | 'noshi' | 'message_card' | 'bag'

/**
 * `choices` are the printed purposes of a noshi or the designs of a card; `text_label` asks for a text such
 * as the giver's name.
 */
export type AccessoryTable = {
  id: Id
  channel_id: number
  key: string
  kind: AccessoryKind
  name: string
  description: Generated<string>
  unit_price: number
  tax_class: TaxClass
  text_label: Nullable<string>
  text_max_length: Nullable<number>
  choices: GeneratedJson<string[]>
  picture_id: Nullable<number>
  position: Generated<number>
  is_show: Generated<boolean>
}

export type ProductAccessoryTable = { product_id: number; accessory_id: number }

export async function fetchAccessories(db: Kysely<Database>, productId: number) {
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
      pictureJson(eb.ref('accessory.picture_id')).as('image'),
    ])
    .where('product_accessory.product_id', '=', productId)
    .where('is_show', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
