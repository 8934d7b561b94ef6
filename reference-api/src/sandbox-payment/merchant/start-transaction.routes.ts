import type { FastifyInstance } from 'fastify'
import { is } from 'superstruct'
import { readCardToken } from '../../payment/sandbox-card/card-token.rules'
import { pagePrefix } from '../page'
import type { Sandbox } from '../sandbox-app'
import { outcomeOf, type Transaction } from '../transaction/transaction.rules'
import { lateMs } from '../wallet/wallet.rules'
import {
  agreed,
  isMethod,
  isSame,
  NewTransaction,
  newTransaction,
  getFirstPage,
} from './new-transaction.rules'

/**
 * Registers the route that starts a payment. Starting the same order again returns the same transaction, or
 * an error if the amount differs.
 */
export function startTransactionRoute(
  app: FastifyInstance,
  { book, now, origin, sessions, tell }: Sandbox,
): void {
  app.post('/transactions', async ({ body }, reply) => {
    if (!is(body, NewTransaction) || !isMethod(body.method))
      return reply.code(400).send({ code: 'transaction.malformed' })
    const known = book.findOfOrder(body.order_no)
    if (known)
      return isSame(known, body) ? started(known) : reply.code(409).send({ code: 'transaction.mismatch' })
    const card = body.card && readCardToken(body.card.token)
    if (body.card && (!card || card.scenario === 'expired_token'))
      return { outcome: 'expired_token', transaction_id: null, redirect_url: null }
    const begun = newTransaction(body, card, now())
    // A consent from an earlier wallet session pays for one order without another page.
    const behaviour = body.session === undefined ? undefined : sessions.use(body.session, body)
    const transaction = book.write(behaviour ? agreed(begun, behaviour, now()) : begun)
    if (behaviour === 'late') tell(transaction.id, lateMs)
    return started(transaction)
  })

  const started = (transaction: Transaction) => {
    const outcome = outcomeOf(transaction)
    const page = `${origin}${pagePrefix}/${getFirstPage(transaction)}/${transaction.id}`
    return {
      outcome,
      transaction_id: transaction.id,
      redirect_url: outcome === 'challenged' ? page : null,
    }
  }
}
