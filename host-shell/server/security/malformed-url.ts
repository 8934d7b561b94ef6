import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall, malformedRequest, tooLongUrl } from '../gateway-errors'
import { sendLongAddress } from '../page/plain-document'

/** Path and query, in characters; escaped once more it fits the headers that a remote reads. */
const longestUrl = 8 * 1024

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

/** No page and no call of the shop has an address of such a length: no remote hears of it. */
export async function rejectLongUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (url.length <= longestUrl) return
  if (isCall(url)) await reply.code(414).send(tooLongUrl)
  else await sendLongAddress(reply)
}
