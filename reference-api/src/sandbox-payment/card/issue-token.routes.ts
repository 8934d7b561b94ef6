import type { FastifyInstance } from 'fastify'
import { is, object, string } from 'superstruct'
import { newCardToken } from '../../payment/sandbox-card/card-token.rules'
import { findBrand, maskNumber } from '../../payment/sandbox-card/sandbox-card.rules'
import type { Sandbox } from '../sandbox-app'
import { requestLimit } from './request-limit'
import { readTypedCard, toCardMonth } from './typed-card.rules'

/** Same limit as for confirming orders. */
const tokensPerAddress = { hits: 60, windowMs: 600_000 }

const CardInput = object({ number: string(), expiration: string(), security_code: string(), name: string() })

export function issueTokenRoute(app: FastifyInstance, { now, rateLimitFactor }: Sandbox): void {
  const isLetIn = requestLimit({ ...tokensPerAddress, hits: tokensPerAddress.hits * rateLimitFactor }, now)

  app.post('/tokens', async ({ ip, body }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!isLetIn(ip))
      return reply.code(429).send({
        code: 'card.too_many',
        message: 'お手続きが集中しています。しばらくしてから、もう一度お試しください。',
      })
    if (!is(body, CardInput))
      return reply.code(400).send({ code: 'card.malformed', message: '入力内容をご確認ください。' })
    const card = readTypedCard(body, toCardMonth(now()))
    if (!card.isValid)
      return reply
        .code(422)
        .send({ code: 'card.invalid', message: '入力内容をご確認ください。', errors: card.errors })
    return {
      ...newCardToken(card),
      masked_number: maskNumber(card.number),
      expiration: card.expiration,
      name: card.name,
      brand: findBrand(card.number),
    }
  })
}
