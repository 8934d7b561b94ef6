import type { FastifyInstance } from 'fastify'
import { normaliseToPlainDigits, normaliseWidth, toTokyoDay } from '@storefront/locale-ja'
import { randomBytes } from 'node:crypto'
import { object, string } from 'superstruct'
import { limitHits } from '../rate-limit/rate-limit.command'
import { invalidFields, type FieldErrors } from '../http/rejection'
import { checkRequest } from '../http/request-check'
import type { Services } from '../services'
import { brandOf, isCardNumber, isExpired, maskNumber, scenarioOf } from '../sandbox-card/sandbox-card.rules'
import { insertToken } from '../sandbox-card/sandbox-card.sql'

/** As many as confirmations of an order. */
const tokensPerAddress = { hits: 60, windowSeconds: 600 }

const CardInput = object({ number: string(), expiration: string(), security_code: string(), name: string() })

export function issueTokenRoute(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
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
    return reply.header('cache-control', 'no-store').send({ ...token, expiration, brand: brandOf(number) })
  })
}
