import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailed, sendRefusedForm } from './refusal/plain-document'
import { apiPrefixes } from './proxy/api-prefixes'

export const malformedRequest = {
  message: 'リクエストの形式が正しくありません',
  code: 'request.malformed',
  errors: {},
}

export const tooLongUrl = { message: 'アドレスが長すぎます', code: 'request.url_too_long', errors: {} }
const tooLarge = { message: '送信された内容が大きすぎます', code: 'request.too_large', errors: {} }
const notFound = { message: 'ページが見つかりません', code: 'route.not_found', errors: {} }
const failed = { message: 'エラーが発生しました', code: 'gateway.failed', errors: {} }

/** Checks for an API call. Any other URL is a page or a file. */
export const isCall = (url: string) => apiPrefixes.some((prefix) => url.startsWith(prefix))
const isPage = ({ method, url }: FastifyRequest) => method === 'GET' && !isCall(url)
const isForm = ({ method, url, headers }: FastifyRequest) =>
  method === 'POST' && !isCall(url) && headers.accept?.includes('text/html')

/**
 * Registers the gateway's own error responses. API calls get the API's error format in Japanese, rejected
 * page requests redirect to the 404 page, and browsers that posted a form get an error page.
 */
export function answerErrors(gateway: FastifyInstance): void {
  gateway.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      // A route may have described the file before it turned out to be missing.
      .removeHeader('content-encoding')
      .type('application/json; charset=utf-8')
      // A CDN would otherwise store that a file of a release is missing.
      .header('cache-control', 'no-store')
      .send(notFound),
  )
  gateway.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    // A browser that disconnects mid-file is not an error.
    if (request.raw.destroyed || error.name === 'AbortError')
      return request.log.debug({ err: error }, 'a browser left')
    if (status < 500) return answerRefusal(status, request, reply)
    request.log.error({ err: error }, 'the gateway failed')
    if (isPage(request)) return sendFailed(request.url, reply)
    return reply.code(500).header('cache-control', 'no-store').send(failed)
  })
}

/** Handles URLs with a broken percent escape, which the router cannot parse. */
export function rejectMalformedUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answerRefusal(400, request, reply)
}

function answerRefusal(status: number, request: FastifyRequest, reply: FastifyReply) {
  if (isPage(request)) return reply.redirect('/404', 302)
  if (isForm(request)) return sendRefusedForm(status, request.url, reply)
  return reply.code(status).send(status === 413 ? tooLarge : malformedRequest)
}

/** Responds on the raw socket to requests that Node's parser rejects, then closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = clientErrorStatus(error.code)
  const body = JSON.stringify(malformedRequest)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n`
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`)
}

function clientErrorStatus(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
