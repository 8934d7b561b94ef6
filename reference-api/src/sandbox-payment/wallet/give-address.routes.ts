import type { FastifyInstance } from 'fastify'
import { sendPage, servicePage } from '../page'
import type { Sandbox } from '../sandbox-app'
import { addresses, isAddress } from './addresses'
import { addressPage } from './address-page'
import { buildReturnUrl } from './sessions'

const gone = servicePage({
  title: 'お手続きが見つかりません',
  body: '<p>お手数ですが、ショップの画面からもう一度お進みください。</p>',
})

type Named = { Params: { id: string }; Body: Record<string, string | undefined> | undefined }

/** Registers the pages on which a shopper lets the wallet share their name and address with the shop. */
export function giveAddressRoutes(app: FastifyInstance, { sessions }: Sandbox): void {
  app.get<Named>('/express/:id', async ({ params }, reply) => {
    const session = sessions.find(params.id)
    if (!session) return sendPage(reply, gone, 'http://localhost', 404)
    return sessions.isOpen(session)
      ? sendPage(reply, addressPage(session), session.return_url)
      : reply.redirect(session.return_url, 303)
  })

  app.post<Named>('/express/:id', async ({ params, body }, reply) => {
    const session = sessions.find(params.id)
    if (!session) return sendPage(reply, gone, 'http://localhost', 404)
    const chosen = body?.['address'] ?? ''
    const address = body?.['action'] !== 'cancel' && isAddress(chosen) ? addresses[chosen] : null
    const consent = sessions.isOpen(session) ? sessions.end(session.id, address) : null
    return reply.redirect(buildReturnUrl(session, consent), 303)
  })
}
