import type { CardScenario } from '../../sandbox-card/sandbox-card.rules'

/** `processing`: the shopper has agreed and the service has not decided yet. */
export type TransactionStatus =
  | 'challenged'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'refused'
  | 'cancelled'
  | 'timed_out'
  | 'voided'

export type Transaction = {
  id: string
  order_no: string
  amount: number
  method: string
  status: TransactionStatus
  /** What the card will do; null for a wallet, and for a card that is still to be typed. */
  scenario: CardScenario | null
  masked_number: string
  return_url: string
  attempt_count: number
  /** Yen paid back, all refunds together. */
  refunded: number
  created_at: string
  /** When a payment that is processed is through. */
  settles_at: string | null
}

/** Minutes that a shopper has on the service's page. */
export const pageMinutes = 10

export type Outcome = 'authorised' | 'challenged' | 'refused' | 'expired_token' | 'timed_out' | 'cancelled'

const outcomes: Record<TransactionStatus, Outcome> = {
  challenged: 'challenged',
  processing: 'challenged',
  authorised: 'authorised',
  captured: 'authorised',
  refunded: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  timed_out: 'timed_out',
  voided: 'cancelled',
}

export const outcomeOf = ({ status }: Transaction): Outcome => outcomes[status]

/** A transaction as time alone has moved it on. */
export function atTime(transaction: Transaction, now: Date): Transaction {
  const { status, created_at, settles_at } = transaction
  if (status === 'processing' && settles_at !== null && Date.parse(settles_at) <= now.getTime())
    return { ...transaction, status: 'authorised', settles_at: null }
  const isOverdue = Date.parse(created_at) + pageMinutes * 60_000 <= now.getTime()
  return status === 'challenged' && isOverdue ? { ...transaction, status: 'timed_out' } : transaction
}

/** Which states a step may be taken from; anything else stays as it is. */
const steps = {
  authorised: ['challenged'],
  processing: ['challenged'],
  refused: ['challenged'],
  cancelled: ['challenged'],
  timed_out: ['challenged'],
  captured: ['authorised'],
  voided: ['challenged', 'processing', 'authorised'],
} as const satisfies Partial<Record<TransactionStatus, readonly TransactionStatus[]>>

/** The transaction in that state, or undefined where it has gone another way already. */
export function movedTo(transaction: Transaction, status: keyof typeof steps): Transaction | undefined {
  const from: readonly TransactionStatus[] = steps[status]
  return from.includes(transaction.status) ? { ...transaction, status, settles_at: null } : undefined
}

/** Yen that were captured, whatever went back since. */
export const takenOf = ({ status, amount }: Transaction) =>
  status === 'captured' || status === 'refunded' ? amount : 0

/** Pays back up to `total`, never more than was taken and never less than before. */
export function refundedTo(transaction: Transaction, total: number): Transaction {
  if (transaction.status !== 'captured' && transaction.status !== 'refunded') return transaction
  const refunded = Math.max(transaction.refunded, Math.min(total, transaction.amount))
  return { ...transaction, refunded, status: refunded === transaction.amount ? 'refunded' : 'captured' }
}
