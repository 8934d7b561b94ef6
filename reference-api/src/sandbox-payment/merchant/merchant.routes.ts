import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { merchantKey } from '../../platform/secret/secret.rules'
import type { Sandbox } from '../sandbox-app'
import { sessionRoutes } from '../wallet/session.routes'
import { moveTransactionRoutes } from './move-transaction.routes'
import { startTransactionRoute } from './start-transaction.routes'

/** Registers the merchant API. Shops authenticate with the key agreed with them. */
export function merchantRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isMerchant(request.headers.authorization ?? '', sandbox.keys))
      return reply.code(401).send({ code: 'merchant.unknown' })
  })
  startTransactionRoute(app, sandbox)
  moveTransactionRoutes(app, sandbox)
  sessionRoutes(app, sandbox)
}

function isMerchant(authorization: string, keys: readonly string[]): boolean {
  const given = Buffer.from(authorization)
  return keys.some((key) => {
    const expected = Buffer.from(`Bearer ${merchantKey(key)}`)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
