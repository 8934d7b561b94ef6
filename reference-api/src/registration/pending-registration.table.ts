import type { Generated, Insertable } from 'kysely'
import type { GeneratedInstant, Instant, Json } from '../database/column'
import type { AddressValues } from '../user-address/user-address.table'
import type { UserAccountTable } from '../account/user-account.table'

/** Becomes an account with its address once the code is entered. */
export type Newcomer = {
  account: Omit<Insertable<UserAccountTable>, 'id' | 'created_at' | 'updated_at' | 'email_confirmed_at'>
  address: AddressValues | null
  /** The guest's order at which the registration began; it becomes the account's. */
  order_id?: number
}

/** A registration with an unconfirmed mail address: no account yet, and no claim to the address. */
export type PendingRegistrationTable = {
  /** Random and outside the range of accounts: the account gets its own id. */
  id: number
  channel_id: number
  email: string
  code_hash: string
  newcomer: Json<Newcomer>
  attempt_count: Generated<number>
  expires_at: Instant
  created_at: GeneratedInstant
}
