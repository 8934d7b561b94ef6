import { randomBytes } from 'node:crypto'
import { integer, min, object, optional, string, type Infer } from 'superstruct'
import type { TokenCard } from '../../payment/sandbox-card/card-token.rules'
import { maskDigits, type CardScenario } from '../../payment/sandbox-card/sandbox-card.rules'
import type { Transaction, TransactionStatus } from '../transaction/transaction.rules'
import { isWallet, lateMs, type Behaviour } from '../wallet/wallet.rules'

export const NewTransaction = object({
  order_no: string(),
  amount: min(integer(), 1),
  method: string(),
  card: optional(object({ token: string(), token_key: string() })),
  session: optional(string()),
  return_url: string(),
})
type NewTransaction = Infer<typeof NewTransaction>

export const isSame = (known: Transaction, { amount, method }: NewTransaction) =>
  known.amount === amount && known.method === method

const firstStatus: Record<Exclude<CardScenario, 'expired_token'>, TransactionStatus> = {
  challenge: 'challenged',
  frictionless: 'authorised',
  refused: 'refused',
  timed_out: 'timed_out',
}

export const isMethod = (method: string) => method === 'card' || isWallet(method)

export const newTransaction = (
  { order_no, amount, method, return_url }: NewTransaction,
  card: TokenCard | undefined,
  now: Date,
): Transaction => ({
  id: randomBytes(18).toString('base64url'),
  order_no,
  amount,
  method,
  status: card && card.scenario !== 'expired_token' ? firstStatus[card.scenario] : 'challenged',
  scenario: card?.scenario ?? null,
  masked_number: card ? maskDigits(card.lastDigits) : '',
  return_url,
  attempt_count: 0,
  refunded: 0,
  created_at: now.toISOString(),
  settles_at: null,
})

const agreedStatus: Record<Behaviour, TransactionStatus> = {
  pays: 'authorised',
  closed: 'authorised',
  refused: 'refused',
  timed_out: 'timed_out',
  late: 'processing',
}

/** Returns the transaction after the shopper's consent. A late payment settles after `lateMs`. */
export const agreed = (begun: Transaction, behaviour: Behaviour, now: Date): Transaction => ({
  ...begun,
  status: agreedStatus[behaviour],
  settles_at: behaviour === 'late' ? new Date(now.getTime() + lateMs).toISOString() : null,
})

/**
 * Returns the page to which the shopper is sent. A tokenised card goes to the challenge. Without a token, the
 * shopper enters the card first.
 */
export function getFirstPage({ method, scenario }: Transaction): string {
  if (method !== 'card') return 'wallet'
  return scenario === null ? 'card' : '3ds'
}
