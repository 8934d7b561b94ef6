import type { Selectable, Insertable, Generated } from 'kysely'
import type { GeneratedInstant, Id } from '../../platform/database/column'

/**
 * Unique indexes ensure at most one default, one default sender and one own address (division_ct 1) per
 * member.
 */
export type UserAddressTable = {
  id: Id
  user_account_id: number
  division_ct: Generated<number>
  is_default: Generated<boolean>
  is_sender_default: Generated<boolean>
  /** The member's own label. Never part of the delivery address (§5). */
  address_name: Generated<string>
  shipping_name: Generated<string>
  shipping_first_name: Generated<string>
  shipping_last_name: Generated<string>
  shipping_kana: Generated<string>
  shipping_first_name_kana: Generated<string>
  shipping_last_name_kana: Generated<string>
  postal_code: Generated<string>
  prefecture: Generated<string>
  city: Generated<string>
  address1: Generated<string>
  address2: Generated<string>
  phone_number: Generated<string>
  cell_phone_number: Generated<string>
  created_at: GeneratedInstant
}

export type AddressValues = Omit<Insertable<UserAddressTable>, 'user_account_id'>

export type StoredAddress = Selectable<UserAddressTable>
