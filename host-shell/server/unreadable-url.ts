import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefixes } from './proxy-api'

/** A page whose address has a broken percent escape is a page that does not exist; a call hears that it cannot be read. */
export function pageOfUnreadable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const isReadable = URL.canParse(url, 'http://shop') && isDecodable(url)
  return isReadable || apiPrefixes.some((prefix) => url.startsWith(prefix)) ? url : '/-/unreadable'
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

export function sayUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send({ message: 'リクエストの形式が正しくありません', code: 'request.malformed', errors: {} })
}
