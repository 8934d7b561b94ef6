import type { CardScenario } from '../../payment/sandbox-card/sandbox-card.rules'

/** `processing` means that the shopper has agreed but the service hasn't decided yet. */
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
  /** Behaviour of the card. Null for wallets, and for cards that haven't been entered yet. */
  scenario: CardScenario | null
  masked_number: string
  return_url: string
  attempt_count: number
  /** Total yen refunded. */
  refunded: number
  created_at: string
  settles_at: string | null
}

/** Minutes that the shopper has to complete the service's page. */
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

/** Applies the changes that happen through time alone. */
export function atTime(transaction: Transaction, now: Date): Transaction {
  const { status, created_at, settles_at } = transaction
  if (status === 'processing' && settles_at !== null && Date.parse(settles_at) <= now.getTime())
    return { ...transaction, status: 'authorised', settles_at: null }
  const isOverdue = Date.parse(created_at) + pageMinutes * 60_000 <= now.getTime()
  return status === 'challenged' && isOverdue ? { ...transaction, status: 'timed_out' } : transaction
}

/** The states in which each step is allowed. In any other state, the step has no effect. */
const steps = {
  authorised: ['challenged'],
  processing: ['challenged'],
  refused: ['challenged'],
  cancelled: ['challenged'],
  timed_out: ['challenged'],
  captured: ['authorised'],
  voided: ['challenged', 'processing', 'authorised'],
} as const satisfies Partial<Record<TransactionStatus, readonly TransactionStatus[]>>

/** Moves the transaction to a state. Returns undefined if that step isn't allowed. */
export function movedTo(transaction: Transaction, status: keyof typeof steps): Transaction | undefined {
  const from: readonly TransactionStatus[] = steps[status]
  return from.includes(transaction.status) ? { ...transaction, status, settles_at: null } : undefined
}

/** Returns the yen captured, before refunds. */
export const computeTaken = ({ status, amount }: Transaction) =>
  status === 'captured' || status === 'refunded' ? amount : 0

/** Refunds until `total` is reached. Never refunds more than was captured, and never lowers the total. */
export function refundedTo(transaction: Transaction, total: number): Transaction {
  if (transaction.status !== 'captured' && transaction.status !== 'refunded') return transaction
  const refunded = Math.max(transaction.refunded, Math.min(total, transaction.amount))
  return { ...transaction, refunded, status: refunded === transaction.amount ? 'refunded' : 'captured' }
}
