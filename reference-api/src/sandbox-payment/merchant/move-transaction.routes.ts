import type { FastifyInstance } from 'fastify'
import { integer, is, min, object } from 'superstruct'
import type { Sandbox } from '../sandbox-app'
import {
  movedTo,
  outcomeOf,
  refundedTo,
  computeTaken,
  type Transaction,
} from '../transaction/transaction.rules'

const Refund = object({ total: min(integer(), 1) })
type Named = { Params: { id: string } }

const standing = (transaction: Transaction) => ({
  outcome: outcomeOf(transaction),
  taken: computeTaken(transaction),
  refunded: transaction.refunded,
})
const verbs = [
  ['capture', 'captured'],
  ['cancel', 'voided'],
] as const

/** Registers the routes that read a transaction's state and let the shop act on it. */
export function moveTransactionRoutes(app: FastifyInstance, { book }: Sandbox): void {
  app.get<Named>('/transactions/:id', async ({ params }) => {
    const transaction = book.find(params.id)
    return transaction ? standing(transaction) : { outcome: 'refused', taken: 0, refunded: 0 }
  })

  app.get<{ Params: { orderNo: string } }>('/orders/:orderNo', async ({ params }) => ({
    transaction_id: book.findOfOrder(params.orderNo)?.id ?? null,
  }))

  for (const [verb, status] of verbs)
    app.post<Named>(`/transactions/:id/${verb}`, async ({ params }, reply) => {
      const transaction = book.find(params.id)
      if (!transaction) return reply.code(404).send({ code: 'transaction.unknown' })
      const moved = movedTo(transaction, status)
      return standing(moved ? book.write(moved) : transaction)
    })

  app.post<Named>('/transactions/:id/refund', async ({ params, body }, reply) => {
    const transaction = book.find(params.id)
    if (!transaction) return reply.code(404).send({ code: 'transaction.unknown' })
    if (!is(body, Refund)) return reply.code(400).send({ code: 'transaction.malformed' })
    return standing(book.write(refundedTo(transaction, body.total)))
  })
}
