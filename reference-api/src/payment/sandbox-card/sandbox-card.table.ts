import type { Generated } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/column'
import type { CardScenario } from './sandbox-card.rules'

/** Stores a card's scenario and last digits, never the number itself. */
export type SandboxPaymentTokenTable = {
  token: string
  token_key: string
  scenario: CardScenario
  masked_number: string
  created_at: GeneratedInstant
}

export type SandboxStatus = 'challenged' | 'authorised' | 'refused' | 'cancelled' | 'timed_out' | 'voided'

export type SandboxPaymentTransactionTable = {
  id: string
  order_no: string
  amount: number
  scenario: CardScenario
  masked_number: string
  status: SandboxStatus
  return_url: string
  attempt_count: Generated<number>
  created_at: GeneratedInstant
}
