import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { malformedRequest } from '../gateway-errors'

const bodylessMethods = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Headers that apply to a single connection (RFC 9110 §7.6.1), and `expect`, which this hop has already
 * handled.
 */
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
 * Rejects a GET, HEAD or TRACE request that announces a body, along with everything after it on the
 * connection, and closes the connection. If the length were forwarded without the bytes, the API would take
 * the next shopper's request for the missing body (request smuggling).
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
 * Closes the connection if the response is sent before the whole body has arrived. Otherwise the remaining
 * bytes would corrupt the next request, which may be another shopper's.
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

/** Returns the headers to forward. A read's content-length is never forwarded. */
export function endToEndHeaders<T extends IncomingHttpHeaders | Record<string, unknown>>(
  headers: T,
  method?: string,
): T {
  const isDropped = (name: string) =>
    hopByHopHeaders.has(name) ||
    (name === 'content-length' && method !== undefined && bodylessMethods.has(method))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name.toLowerCase()))) as T
}
