import type { FastifyInstance } from 'fastify'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { challengeAttempts, challengeCode } from '../../payment/sandbox-card/sandbox-card.rules'
import { shopperForm } from '../shopper-form'
import type { Sandbox } from '../sandbox-app'
import { challengePage } from './challenge-page'

export function passChallengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  shopperForm(app, sandbox, {
    path: '/3ds',
    isFor: ({ method, scenario }) => method === 'card' && scenario !== null,
    page: (transaction) => challengePage(transaction),
    submit({ transaction, typed, finish, show }) {
      if (normaliseToPlainDigits(typed['code'] ?? '') === challengeCode) return finish('authorised')
      const counted = sandbox.book.write({ ...transaction, attempt_count: transaction.attempt_count + 1 })
      if (counted.attempt_count >= challengeAttempts) return finish('refused')
      return show(challengePage(counted, '認証コードが正しくありません。もう一度入力してください。'), 200)
    },
  })
}
