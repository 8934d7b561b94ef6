import type { Access, HttpMethod } from '@storefront/contracts'
import type { FastifyReply } from 'fastify'
import { assert, type Struct } from 'superstruct'
import type { Caller, Member } from '../caller'
import { jsonFromStorage } from './storage-base.rules'

/**
 * Forbids caches to reuse a response. A public GET varies by shop, and clients revalidate it every time,
 * because stock and prices change.
 */
export function writeCacheControl(
  reply: FastifyReply,
  { access, method }: { access: Access; method: HttpMethod },
  member: Member | null,
): void {
  const isPublicGet = access === 'public' && method === 'GET'
  if (isPublicGet) void reply.header('vary', 'x-ecd-channel-id, authorization')
  void reply.header('cache-control', isPublicGet && !member ? 'no-cache' : 'no-store')
}

/**
 * Sends a handler's answer: a file as it is, anything else as JSON. Without an answer, or without a response
 * in the contract, sends a 204 unless the handler has set another status.
 */
export function respond<Response>(
  { reply, channel, config }: Pick<Caller<Access>, 'channel' | 'config'> & { reply: FastifyReply },
  { response }: { response?: Struct<Response, unknown> },
  answer: unknown,
): FastifyReply {
  if (Buffer.isBuffer(answer)) return reply.send(answer)
  if (!response || answer === undefined)
    return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send()
  if (config.isAnswerChecked) assert(answer, response)
  return reply.type('application/json; charset=utf-8').send(jsonFromStorage(answer, channel))
}
