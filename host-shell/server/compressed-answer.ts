import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A shorter answer fits into one packet as it is. */
const worthwhileBytes = 1_400

/** The body on its way to the browser: longer JSON of a read is packed. Writes answer with tokens, whose length must not tell what they are. */
export function packed({ method, headers }: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  const length = Number(reply.getHeader('content-length') ?? Infinity)
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (method !== 'GET' || !isJson || reply.hasHeader('content-encoding')) return body
  reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
  if (length < worthwhileBytes || !/\bbr\b/.test(headers['accept-encoding'] ?? '')) return body
  reply.removeHeader('content-length').header('content-encoding', 'br')
  const packing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
  return pipeline(body, packing, (error) => error && reply.log.info({ err: error }, 'an answer broke off'))
}
