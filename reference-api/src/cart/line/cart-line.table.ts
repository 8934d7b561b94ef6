import type { Selectable, ColumnType, Generated } from 'kysely'
import type { NoshiCord, NoshiPlace } from '@storefront/contracts'
import type { Nullable } from '../../platform/database/column'

export type CartLineTable = {
  key: string
  cart_id: number
  position: Generated<number>
  packing_key: Nullable<string>
  product_id: number
  quantity: number
  measurement: ColumnType<Record<string, number> | null, string | null | undefined, string | null>
  name_embroidery: Nullable<string>
}

export type CartAccessoryTable = {
  key: string
  cart_id: number
  line_key: string
  position: Generated<number>
  accessory_id: number
  quantity: number
  noshi_heading: Nullable<string>
  noshi_cord: Nullable<NoshiCord>
  noshi_place: Nullable<NoshiPlace>
  noshi_name: Nullable<string>
  message: Nullable<string>
}

export type CartLineRow = Selectable<CartLineTable>

export type CartAccessoryRow = Selectable<CartAccessoryTable>
