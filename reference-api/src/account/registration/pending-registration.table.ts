import type { Generated, Insertable } from 'kysely'
import type { GeneratedInstant, Instant, Json } from '../../platform/database/column'
import type { AddressValues } from '../user-address/user-address.table'
import type { UserAccountTable } from '../account/user-account.table'

/** The data for a new account, which is created once the code is entered. */
export type Newcomer = {
  account: Omit<Insertable<UserAccountTable>, 'id' | 'created_at' | 'updated_at' | 'email_confirmed_at'>
  address: AddressValues | null
  /** The guest order that the registration started from, which is assigned to the new account. */
  order_id?: number
}

/**
 * A registration whose email address isn't confirmed. There's no account yet, and the address isn't reserved.
 */
export type PendingRegistrationTable = {
  /** Random and outside the range of account ids. The account gets its own id later. */
  id: number
  channel_id: number
  email: string
  code_hash: string
  newcomer: Json<Newcomer>
  attempt_count: Generated<number>
  expires_at: Instant
  created_at: GeneratedInstant
}
