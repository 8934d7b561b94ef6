import type { Selectable, ColumnType, Generated } from 'kysely'
import type { CartAccessory, CartProductInfo } from '@storefront/contracts'
import type { ParcelStatus } from '../../delivery/parcel/parcel.rules'
import type { GeneratedInstant, GeneratedJson, Id, Json, Nullable } from '../../platform/database/column'

/** One parcel. A social gift's parcel has no address until the recipient enters one. */
export type OrderShippingTable = {
  id: Id
  order_id: number
  is_social_gift: boolean
  shipping_last_name: Nullable<string>
  shipping_first_name: Nullable<string>
  shipping_last_name_kana: Nullable<string>
  shipping_first_name_kana: Nullable<string>
  postal_code: Nullable<string>
  prefecture: Nullable<string>
  city: Nullable<string>
  address1: Nullable<string>
  address2: Nullable<string>
  phone_number: Nullable<string>
  cell_phone_number: Nullable<string>
  delivery_at: Nullable<string>
  delivery_timezone_key: Nullable<string>
  /** Arrival text as shown on the final confirmation page. Null for older orders. */
  arrival_text: Nullable<string>
  /** Planned dispatch day, then the actual one. Null for older parcels and gifts without an address. */
  ships_on: Nullable<string>
  carriage_kind: 'normal' | 'cool' | 'free'
  carriage: number
  /** A key in data/carriers.json. */
  carrier: Nullable<string>
  tracking_number: Nullable<string>
  /** Null inherits the order's status. */
  parcel_status: Nullable<ParcelStatus>
}

export type OrderLineTable = {
  id: Id
  order_id: number
  order_shipping_id: number
  product_id: number
  product_info: Json<CartProductInfo>
  unit_price: number
  price_with_tax: number
  quantity: number
  /** For all pieces, including tax. Null for older orders: `lineTotal` reads both. */
  total_price: Nullable<number>
  tax_rate: number
  coupon_discount: number
  measurement: ColumnType<Record<string, number> | null, string | null, never>
  name_embroidery: Nullable<string>
  accessories: GeneratedJson<CartAccessory[]>
}

/** Stock taken by an order, to be returned exactly once. */
export type OrderStockTable = { order_id: number; product_id: number; quantity: number }

export type OrderPaymentStatus =
  | 'requested'
  | 'challenged'
  | 'authorised'
  | 'captured'
  | 'refused'
  | 'voided'
  | 'review'

export type OrderPaymentTable = {
  order_id: number
  transaction_id: Nullable<string>
  status: OrderPaymentStatus
  /** Amount in yen that the shop has refunded. */
  refunded: Generated<number>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}

export type OrderLineRow = Selectable<OrderLineTable>

export type OrderShippingRow = Selectable<OrderShippingTable>
