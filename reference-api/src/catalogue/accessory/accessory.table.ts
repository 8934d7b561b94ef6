import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../../platform/database/column'
import type { NoshiHeading } from '@storefront/contracts'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

export type AccessoryKind = 'wrapping' | 'noshi' | 'message_card' | 'bag'

/**
 * `choices` are a noshi's printed headings or a card's designs. `text_label` is set if the shopper enters a
 * text, such as the giver's name.
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
  /** A noshi's headings from the shop's file. */
  headings: GeneratedJson<NoshiHeading[]>
  /**
   * Keys of accessories that can't be combined with this one. It is enough if one of two accessories lists
   * the other.
   */
  excludes: GeneratedJson<string[]>
  picture_id: Nullable<number>
  /** Pictures of single choices. */
  samples: GeneratedJson<{ choice: string; picture_id: number }[]>
  /** Business days that the accessory takes in addition to the product's. */
  added_days: Generated<number>
  position: Generated<number>
  is_show: Generated<boolean>
}

export type ProductAccessoryTable = { product_id: number; accessory_id: number }
