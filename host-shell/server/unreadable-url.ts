import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefixes } from './proxy-api'

/** No route reads a broken percent escape: a call hears that it is malformed, a page's address leads to the page that does not exist. */
export function answerUnreadable(_error: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  if (apiPrefixes.some((prefix) => url.startsWith(prefix))) void reply.code(400).send({ message: 'リクエストの形式が正しくありません', code: 'request.malformed', errors: {} })
  else void reply.redirect('/404', 302)
}
