import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { malformedRequest } from '../gateway-errors'

const bodylessMethods = new Set(['GET', 'HEAD', 'TRACE'])

/** Headers of one connection alone (RFC 9110 §7.6.1), and `expect`, which this hop has answered already. */
const hopByHopHeaders = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const refusedSockets = new WeakSet<Socket>()

/**
 * A read carries no body. One that announces a body is refused with all that follows it, and its connection
 * closed: a length that is passed on without its bytes would make the next shopper's request the missing body
 * (request smuggling).
 */
export async function rejectBodyOfRead(
  { method, headers, socket }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!refusedSockets.has(socket) && !(bodylessMethods.has(method) && announcesBody(headers))) return
  refusedSockets.add(socket)
  await reply.code(400).header('connection', 'close').send(malformedRequest)
}

/**
 * An answer that comes before the body's end ends the connection: the rest of the body would be in the way of
 * the next request, which may be another shopper's.
 */
export async function closeUnreadBody({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (announcesBody(headers) && !raw.complete) reply.header('connection', 'close')
}

function announcesBody({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean {
  return encoding !== undefined || (length !== undefined && !/^0+$/.test(length))
}

/** The headers that go beyond this hop; a read's length stays here whatever it says. */
export function endToEndHeaders<T extends IncomingHttpHeaders | Record<string, unknown>>(
  headers: T,
  method?: string,
): T {
  const isDropped = (name: string) =>
    hopByHopHeaders.has(name) ||
    (name === 'content-length' && method !== undefined && bodylessMethods.has(method))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name.toLowerCase()))) as T
}
