import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall, malformedRequest, tooLongUrl } from '../gateway-errors'
import { sendLongAddress } from '../page/plain-document'

/** Path and query, in characters; escaped once more they fit into the headers that a remote reads. */
const longestUrl = 8 * 1024

/** Links, channels and cookies depend on the host: refuses a request without a valid one. */
export async function rejectMalformedHost({ host }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)) return
  await reply.code(400).header('connection', 'close').send(malformedRequest)
}

/** Resolving `//name/…` in links and logins leads to another host: no page of this shop begins like that. */
export async function rejectProtocolRelativeUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^\/[/\\]/.test(url)) await reply.redirect('/404', 302)
}

/** No page and no call of the shop has a URL of this length: refuses it before any remote. */
export async function rejectLongUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (url.length <= longestUrl) return
  if (isCall(url)) await reply.code(414).send(tooLongUrl)
  else await sendLongAddress(reply)
}
