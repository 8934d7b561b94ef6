import type { Generated } from 'kysely'
import type { GeneratedInstant, Id } from '../../platform/database/column'

/** Stores only the payment service's data for a card, never its number. */
export type UserCardTable = {
  id: Id
  user_account_id: number
  is_main: Generated<boolean>
  token: string
  token_key: string
  name: string
  brand: Generated<string>
  masked_number: string
  expiration: string
  created_at: GeneratedInstant
}
