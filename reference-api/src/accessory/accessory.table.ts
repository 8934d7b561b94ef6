import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../database/column'
import type { NoshiHeading } from '@storefront/contracts'
import type { TaxClass } from '../tax-rate/tax-rate.table'

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
  /** Only of a noshi: its headings from the shop's file. */
  headings: GeneratedJson<NoshiHeading[]>
  /** Keys of accessories that exclude this one; listed on one side, valid for both. */
  excludes: GeneratedJson<string[]>
  picture_id: Nullable<number>
  position: Generated<number>
  is_show: Generated<boolean>
}

export type ProductAccessoryTable = { product_id: number; accessory_id: number }
