import type { FastifyInstance } from 'fastify'
import { shopperForm } from '../shopper-form'
import type { Sandbox } from '../sandbox-app'
import { paidPage, walletPage } from './wallet-page'
import { closedMs, isBehaviour, isWallet, lateMs } from './wallet.rules'

export function payByWalletRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { now, tell } = sandbox
  shopperForm(app, sandbox, {
    path: '/wallet',
    isFor: ({ method }) => isWallet(method),
    page: (transaction) => walletPage(transaction),
    submit({ transaction, typed, finish, move, show, go }) {
      const behaviour = typed['behaviour'] ?? 'pays'
      switch (isBehaviour(behaviour) ? behaviour : 'pays') {
        case 'pays':
          return finish('authorised')
        case 'refused':
          return finish('refused')
        case 'timed_out':
          return finish('timed_out')
        case 'late': {
          const settles_at = new Date(now().getTime() + lateMs).toISOString()
          move({ status: 'processing', settles_at })
          tell(transaction.id, lateMs)
          return go(transaction.return_url)
        }
        case 'closed': {
          const paid = move({ status: 'authorised' })
          tell(transaction.id, closedMs)
          return show(paidPage(paid), 200)
        }
      }
    },
  })
}
