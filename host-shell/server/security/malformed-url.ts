import type { FastifyReply, FastifyRequest } from 'fastify'
import { malformedRequest } from '../gateway-errors'

/**
 * Links, channels and cookies rest on the host: a request that names none, or nothing that is one, is told
 * so.
 */
export async function rejectMalformedHost({ host }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)) return
  await reply.code(400).header('connection', 'close').send(malformedRequest)
}

/**
 * `//name/…` is another host to whoever resolves it, links and logins among them: no page of this shop begins
 * so.
 */
export async function rejectProtocolRelativeUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^\/[/\\]/.test(url)) await reply.redirect('/404', 302)
}
