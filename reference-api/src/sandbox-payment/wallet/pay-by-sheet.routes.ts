import type { FastifyInstance } from 'fastify'
import { is } from 'superstruct'
import type { Sandbox } from '../sandbox-app'
import { addressOfSheet, SheetResponse, termsOfSheet } from './sheet-profile.rules'
import { buildReturnUrl } from './sessions'
import { isSheetWallet } from './wallet.rules'

type Named = { Params: { id: string } }

/**
 * Registers the endpoints for browser payment sheets. A sheet's result arrives directly, so that neither the
 * wallet's token nor the address passes through the shop. Responds with the return URL.
 */
export function payBySheetRoutes(app: FastifyInstance, { sessions }: Sandbox): void {
  const find = (id: string) => {
    const session = sessions.find(id)
    return session && isSheetWallet(session.method) ? session : undefined
  }

  // Pages of the shop call these endpoints themselves, from their own origin.
  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  app.options('/sheets/*', async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' })
      .code(204)
      .send(),
  )

  /** Apple Pay requires merchant validation before its sheet opens. */
  app.post<Named>('/sheets/:id/merchant', async ({ params }, reply) => {
    const session = find(params.id)
    if (!session) return reply.code(404).send({ code: 'session.unknown' })
    return { merchantSessionIdentifier: session.id, displayName: 'サンドボックス加盟店' }
  })

  /** An empty body means that the shopper closed the sheet. */
  app.post<Named>('/sheets/:id', async ({ params, body }, reply) => {
    void reply.header('cache-control', 'no-store')
    const session = find(params.id)
    if (!session) return reply.code(404).send({ code: 'session.unknown' })
    if (!body || Object.keys(body).length === 0) return { return_url: buildReturnUrl(session, null) }
    if (!is(body, SheetResponse)) return reply.code(400).send({ code: 'sheet.malformed' })
    const consent = sessions.isOpen(session)
      ? sessions.end(session.id, addressOfSheet(body), termsOfSheet(body))
      : null
    return { return_url: buildReturnUrl(session, consent) }
  })
}
