import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage, servicePage } from './page'
import type { Sandbox } from './sandbox-app'
import { movedTo, type Transaction } from './transaction/transaction.rules'

type End = 'authorised' | 'refused' | 'cancelled' | 'timed_out'

type Submitted = {
  transaction: Transaction
  typed: Record<string, string | undefined>
  ip: string
  /** Ends the transaction, notifies the shop and redirects the shopper back. */
  finish: (status: End) => FastifyReply
  /** Changes the transaction without redirecting. The caller decides whether to notify the shop. */
  move: (change: Partial<Transaction> & { status: 'processing' | 'authorised' }) => Transaction
  show: (html: string, status: number) => FastifyReply
  go: (url: string) => FastifyReply
}

type ShopperForm = {
  path: string
  isFor: (transaction: Transaction) => boolean
  page: (transaction: Transaction) => string
  submit: (submitted: Submitted) => FastifyReply
}

const notFound = servicePage({
  title: 'お取引が見つかりません',
  body: '<p>お手数ですが、ショップの画面からもう一度お進みください。</p>',
})

/**
 * Registers a service page with a single form (post/redirect/get). Once the transaction is finished, the page
 * redirects to the shop.
 */
export function shopperForm(
  app: FastifyInstance,
  { book, tell }: Sandbox,
  { path, isFor, page, submit }: ShopperForm,
): void {
  const find = (id: string) => {
    const transaction = book.find(id)
    return transaction && (isFor(transaction) || transaction.status !== 'challenged')
      ? transaction
      : undefined
  }

  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const transaction = find(params.id)
    if (!transaction) return sendPage(reply, notFound, 'http://localhost', 404)
    return transaction.status === 'challenged'
      ? sendPage(reply, page(transaction), transaction.return_url)
      : reply.redirect(transaction.return_url, 303)
  })

  app.post<{ Params: { id: string } }>(`${path}/:id`, async ({ params, body, ip }, reply) => {
    const transaction = find(params.id)
    if (!transaction) return sendPage(reply, notFound, 'http://localhost', 404)
    const back = () => reply.redirect(transaction.return_url, 303)
    if (transaction.status !== 'challenged') return back()
    const finish = (status: End) => {
      const moved = movedTo(book.find(transaction.id)!, status)
      if (moved) {
        book.write(moved)
        tell(transaction.id)
      }
      return back()
    }
    const move: Submitted['move'] = (change) => book.write({ ...book.find(transaction.id)!, ...change })
    const typed = (body ?? {}) as Submitted['typed']
    if (typed['action'] === 'cancel') return finish('cancelled')
    return submit({
      transaction,
      typed,
      ip,
      finish,
      move,
      show: (html, status) => sendPage(reply, html, transaction.return_url, status),
      go: (url) => reply.redirect(url, 303),
    })
  })
}
