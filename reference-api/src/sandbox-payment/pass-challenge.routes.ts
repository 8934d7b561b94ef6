import type { FastifyInstance, FastifyReply } from 'fastify'
import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { Rejection } from '../http/rejection'
import type { Services } from '../services'
import { challengeAttempts, challengeCode } from '../sandbox-card/sandbox-card.rules'
import type { SandboxStatus } from '../sandbox-card/sandbox-card.table'
import { countAttempt, findTransaction } from '../sandbox-card/sandbox-card.sql'
import { sandboxCardService } from '../sandbox-card/sandbox-service'
import { challengePage } from './challenge-page'
import { finishChallenge } from './finish-challenge.command'

export function passChallengeRoutes(app: FastifyInstance, services: Services): void {
  const { publicOrigin, channelOrigins } = services.config
  const formTargets = ["'self'", publicOrigin, ...Object.values(channelOrigins)].join(' ')
  const policy = `default-src 'none'; style-src 'self'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }
  const show = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').headers(headers).send(html)

  async function open(id: string) {
    const transaction = await findTransaction(services.db, id)
    if (!transaction) throw new Rejection(404, 'sandbox_payment.not_found', 'お取引が見つかりません。')
    return { ...transaction, isOpen: (await sandboxCardService(services).inquire(id)) === 'challenged' }
  }

  app.get<{ Params: { id: string } }>('/3ds/:id', async (request, reply) => {
    const transaction = await open(request.params.id)
    return transaction.isOpen
      ? show(reply, challengePage(transaction, null))
      : reply.redirect(transaction.return_url, 303)
  })

  app.post<{ Params: { id: string } }>('/3ds/:id', async (request, reply) => {
    const { isOpen, ...transaction } = await open(request.params.id)
    const finish = async (status: SandboxStatus) => {
      await finishChallenge(services, transaction.id, status)
      return reply.redirect(transaction.return_url, 303)
    }
    if (!isOpen) return reply.redirect(transaction.return_url, 303)
    const { code = '', action = 'submit' } = (request.body ?? {}) as { code?: string; action?: string }
    if (action === 'cancel') return finish('cancelled')
    if (normaliseToPlainDigits(code) === challengeCode) return finish('authorised')
    if ((await countAttempt(services.db, transaction.id)) >= challengeAttempts) return finish('refused')
    return show(reply, challengePage(transaction, '認証コードが正しくありません。もう一度入力してください。'))
  })
}
