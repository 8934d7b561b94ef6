import type { Generated, Insertable } from 'kysely'
import type { GeneratedInstant, Instant, Json } from '../database/column'
import type { AddressValues } from '../user-address/user-address.table'
import type { UserAccountTable } from '../account/user-account.table'

/** What becomes an account, and its own address, once its mailbox has answered. */
export type Newcomer = {
  account: Omit<Insertable<UserAccountTable>, 'id' | 'created_at' | 'updated_at' | 'email_confirmed_at'>
  address: AddressValues | null
  /** The guest's order that it began at, which the account then has. */
  order_id?: number
}

/** A registration whose mail address nobody has confirmed: no account, and nobody's claim to the address. */
export type PendingRegistrationTable = {
  /** Random, and never an account's: the account gets its own once it is made. */
  id: number
  channel_id: number
  email: string
  code_hash: string
  newcomer: Json<Newcomer>
  attempt_count: Generated<number>
  expires_at: Instant
  created_at: GeneratedInstant
}
