import type { FastifyInstance } from 'fastify'
import { integer, is, min, object, string } from 'superstruct'
import { pagePrefix } from '../page'
import type { Sandbox } from '../sandbox-app'
import { isSheetWallet, isWallet } from './wallet.rules'

const NewSession = object({ method: string(), amount: min(integer(), 0), return_url: string() })

/** Registers the merchant API for wallets, which is used before there is an order. */
export function sessionRoutes(app: FastifyInstance, { origin, sessions }: Sandbox): void {
  app.post('/sessions', async ({ body }, reply) => {
    if (!is(body, NewSession) || !isWallet(body.method))
      return reply.code(400).send({ code: 'session.malformed' })
    const { id } = sessions.open(body)
    const page = isSheetWallet(body.method) ? 'sheets' : 'express'
    return { session_id: id, redirect_url: `${origin}${pagePrefix}/${page}/${id}` }
  })

  app.get<{ Params: { id: string }; Querystring: { consent?: unknown } }>(
    '/sessions/:id',
    async ({ params, query }) => ({ consent: sessions.agreedWith(params.id, String(query.consent ?? '')) }),
  )
}
