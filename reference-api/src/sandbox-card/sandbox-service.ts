import { randomBytes } from 'node:crypto'
import type { CardOutcome, CardService } from '../payment/card-service'
import type { Services } from '../services'
import type { CardScenario } from './sandbox-card.rules'
import type { SandboxStatus } from './sandbox-card.table'
import {
  findToken,
  findTransaction,
  findTransactionOfOrder,
  insertTransaction,
  moveTransaction,
} from './sandbox-card.sql'

export const challengeMinutes = 10

const outcomes: Record<SandboxStatus, CardOutcome> = {
  challenged: 'challenged',
  authorised: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  timed_out: 'timed_out',
  voided: 'cancelled',
}

const firstStatus: Record<Exclude<CardScenario, 'expired_token'>, SandboxStatus> = {
  challenge: 'challenged',
  frictionless: 'authorised',
  refused: 'refused',
  timed_out: 'timed_out',
}

/**
 * The sandbox behind the same interface as a real service; it keeps its own tables and knows the shop only by
 * return URL.
 */
export function sandboxCardService({ db, clock }: Services): CardService {
  return {
    async authorise({ order_no, amount, token, token_key, return_url }) {
      const card = await findToken(db, token, token_key)
      if (!card || card.scenario === 'expired_token')
        return { outcome: 'expired_token', transaction_id: null, challenge_url: null }
      const id = randomBytes(18).toString('base64url')
      const status = firstStatus[card.scenario]
      const transaction = await insertTransaction(db, {
        id,
        order_no,
        amount,
        scenario: card.scenario,
        masked_number: card.masked_number,
        status,
        return_url,
      })
      const outcome = outcomes[transaction.status]
      const challengeUrl =
        outcome === 'challenged'
          ? `${new URL(return_url).origin}/sandbox-payment/3ds/${transaction.id}`
          : null
      return { outcome, transaction_id: transaction.id, challenge_url: challengeUrl }
    },
    async inquire(transactionId) {
      const transaction = await findTransaction(db, transactionId)
      if (!transaction) return 'refused'
      const isOverdue =
        Date.parse(transaction.created_at) + challengeMinutes * 60_000 <= clock.now().getTime()
      if (transaction.status !== 'challenged' || !isOverdue) return outcomes[transaction.status]
      await moveTransaction(db, transactionId, ['challenged'], 'timed_out')
      return 'timed_out'
    },
    find: async (orderNo) => (await findTransactionOfOrder(db, orderNo))?.id ?? null,
    async cancel(transactionId) {
      await moveTransaction(db, transactionId, ['authorised', 'challenged'], 'voided')
    },
  }
}
