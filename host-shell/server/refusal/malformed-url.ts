import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall, malformedRequest, tooLongUrl } from '../gateway-errors'
import { sendLongAddress } from './plain-document'

/**
 * Max length of path and query, in characters. Even if the URL is escaped again, it must fit into the headers
 * that a remote reads.
 */
const longestUrl = 8 * 1024

/** Rejects a request without a valid host, because links, channels and cookies depend on it. */
export async function rejectMalformedHost({ host }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)) return
  await reply.code(400).header('connection', 'close').send(malformedRequest)
}

/**
 * Rejects paths like `//name/…`, because in links and login redirects they would lead to another host. No
 * page of this shop has such a path.
 */
export async function rejectProtocolRelativeUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^\/[/\\]/.test(url)) await reply.redirect('/404', 302)
}

/** Rejects overlong URLs before they reach a remote. No page or call of the shop needs such a URL. */
export async function rejectLongUrl({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (url.length <= longestUrl) return
  if (isCall(url)) await reply.code(414).send(tooLongUrl)
  else await sendLongAddress(reply)
}
