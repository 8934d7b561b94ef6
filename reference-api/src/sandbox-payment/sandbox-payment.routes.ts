import type { FastifyInstance, FastifyReply } from 'fastify'
import { normaliseToPlainDigits, normaliseWidth, toTokyoDay } from '@storefront/locale-ja'
import { randomBytes } from 'node:crypto'
import { object, string } from 'superstruct'
import { limitHits } from '../rate-limit/rate-limit.command'
import { invalidFields, Rejection, type FieldErrors } from '../http/rejection'
import { checkRequest } from '../http/request-check'
import type { Api } from '../http/serve'
import type { Services } from '../services'
import { challengePage, challengeStyle } from './challenge-page'
import { notifyShop } from './notify-shop.job'
import {
  challengeAttempts,
  challengeCode,
  isCardNumber,
  isExpired,
  maskNumber,
  scenarioOf,
} from '../sandbox-card/sandbox-card.rules'
import type { SandboxStatus } from '../sandbox-card/sandbox-payment.table'
import {
  countAttempt,
  findTransaction,
  insertToken,
  moveTransaction,
} from '../sandbox-card/sandbox-payment.sql'
import { sandboxCardService } from '../sandbox-card/sandbox-service'
import { tokenScript } from './token-script'

/** As many as confirmations of an order. */
const tokensPerAddress = { hits: 60, windowSeconds: 600 }

const CardInput = object({ number: string(), expiration: string(), security_code: string(), name: string() })

/** The payment service of the sandbox: its own script, its own pages, its own tables. */
export async function sandboxPaymentRoutes(app: Api): Promise<void> {
  const { services } = app
  await app.register(
    async (sandbox) => {
      sandbox.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
      )
      sandbox.addHook(
        'onRequest',
        async (_request, reply) =>
          void reply.headers({
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          }),
      )
      serveTokens(sandbox, services)
      serveChallenge(sandbox, services)
    },
    { prefix: '/sandbox-payment' },
  )
}

function serveTokens(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  app.get('/token.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(tokenScript),
  )
  app.options('/tokens', async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' })
      .code(204)
      .send(),
  )
  app.post('/tokens', async (request, reply) => {
    await limitHits(services, `card-token:${request.ip}`, tokensPerAddress)
    const card = checkRequest(request.body, CardInput)
    const number = normaliseToPlainDigits(card.number).replace(/\s/g, '')
    const expiration = normaliseWidth(card.expiration).trim()
    const errors: FieldErrors = {}
    if (!isCardNumber(number)) errors['number'] = ['カード番号をご確認ください']
    if (isExpired(expiration, toTokyoDay(clock.now()).slice(0, 7)))
      errors['expiration'] = ['有効期限をご確認ください']
    if (!/^\d{3,4}$/.test(normaliseToPlainDigits(card.security_code)))
      errors['security_code'] = ['セキュリティコードをご確認ください']
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    const token = {
      token: randomBytes(24).toString('base64url'),
      token_key: randomBytes(12).toString('base64url'),
      masked_number: maskNumber(number),
    }
    await insertToken(db, { ...token, scenario: scenarioOf(number), created_at: clock.now() })
    return reply.header('cache-control', 'no-store').send({ ...token, expiration })
  })
}

function serveChallenge(app: FastifyInstance, services: Services): void {
  const { publicOrigin, channelOrigins } = services.config
  const formTargets = ["'self'", publicOrigin, ...Object.values(channelOrigins)].join(' ')
  const policy = `default-src 'none'; style-src 'self'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`
  const show = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(html)

  async function open(id: string) {
    const transaction = await findTransaction(services.db, id)
    if (!transaction) throw new Rejection(404, 'sandbox_payment.not_found', 'お取引が見つかりません。')
    return { ...transaction, isOpen: (await sandboxCardService(services).inquire(id)) === 'challenged' }
  }

  /**
   * The shop is told twice: by the browser that returns, and by the notification that comes even if it never
   * does.
   */
  async function finish(reply: FastifyReply, id: string, returnUrl: string, status: SandboxStatus) {
    await services.db.transaction().execute(async (trx) => {
      if (await moveTransaction(trx, id, ['challenged'], status))
        await services.jobs.enqueue(trx, notifyShop, { transaction_id: id })
    })
    return reply.redirect(returnUrl, 303)
  }

  app.get('/challenge.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(challengeStyle),
  )

  app.get<{ Params: { id: string } }>('/3ds/:id', async (request, reply) => {
    const transaction = await open(request.params.id)
    return transaction.isOpen
      ? show(reply, challengePage(transaction, null))
      : reply.redirect(transaction.return_url, 303)
  })

  app.post<{ Params: { id: string } }>('/3ds/:id', async (request, reply) => {
    const transaction = await open(request.params.id)
    if (!transaction.isOpen) return reply.redirect(transaction.return_url, 303)
    const { code = '', action = 'submit' } = (request.body ?? {}) as { code?: string; action?: string }
    if (action === 'cancel') return finish(reply, transaction.id, transaction.return_url, 'cancelled')
    if (normaliseToPlainDigits(code) === challengeCode)
      return finish(reply, transaction.id, transaction.return_url, 'authorised')
    if ((await countAttempt(services.db, transaction.id)) >= challengeAttempts)
      return finish(reply, transaction.id, transaction.return_url, 'refused')
    return show(reply, challengePage(transaction, '認証コードが正しくありません。もう一度入力してください。'))
  })
}
