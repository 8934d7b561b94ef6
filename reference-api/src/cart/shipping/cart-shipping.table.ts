import type { Selectable, Generated } from 'kysely'
import type { CartAddressInput } from '@storefront/contracts'
import type { Nullable } from '../../platform/database/column'

export type AddressColumns = Record<keyof CartAddressInput, string>

/**
 * The address columns are empty until there is an address. For a social gift they stay empty, because the
 * recipient's address never appears in a cart.
 */
export type CartShippingTable = {
  key: string
  cart_id: number
  position: Generated<number>
  is_social_gift: Generated<boolean>
  user_address_id: Nullable<number>
} & { [Column in keyof AddressColumns]: Generated<string> }

export type CartPackingTable = {
  key: string
  cart_id: number
  shipping_key: string
  position: Generated<number>
  delivery_at: Nullable<string>
  delivery_timezone_key: Nullable<string>
}

export type CartShippingRow = Selectable<CartShippingTable>

export type CartPackingRow = Selectable<CartPackingTable>
