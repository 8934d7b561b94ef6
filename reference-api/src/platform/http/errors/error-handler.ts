import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { isBusy } from '../../database/busy.rules'
import { Rejection } from '../rejection'

/** Sent with 429, because 503 would send the shopper to the maintenance page (§8). */
const busy = {
  message: 'ただいま混みあっています。しばらくしてからもう一度お試しください',
  code: 'server.busy',
  errors: {},
}

const malformed = { message: 'リクエストの形式が正しくありません', code: 'request.malformed', errors: {} }
const tooLarge = '送信された内容が大きすぎます。小さくしてからもう一度お試しください'

const tooSlow = {
  message: '送信に時間がかかりすぎました。通信環境をご確認のうえ、もう一度お試しください',
  code: 'request.timeout',
  errors: {},
}

/** Codes and messages for requests that the framework rejects. Any other status is reported as malformed. */
const refusedByStatus: Record<number, typeof malformed> = {
  408: tooSlow,
  413: { message: tooLarge, code: 'request.too_large', errors: {} },
  415: { message: 'この形式のデータは受け付けていません', code: 'request.media_type', errors: {} },
}

/** Responds 400 to an unreadable path, such as a broken percent escape, which never reaches a route. */
export function malformedUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send(malformed)
}

const unread: Record<string, [status: string, answer: typeof malformed]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', tooSlow],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', { ...malformed, message: tooLarge }],
}

/** Responds to a malformed or late request on its raw connection, then closes it. */
export function answerUnread({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, answer] = unread[code ?? ''] ?? ['400 Bad Request', malformed]
  const body = JSON.stringify(answer)
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/**
 * Rejects GET and HEAD requests that announce a body, and closes the connection. A proxy may forward the
 * length without the bytes, and the next request would then be read as the body.
 */
export async function rejectBodyOfRead(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  if (encoding !== undefined || Number(length) !== 0)
    await reply.code(400).header('connection', 'close').send(malformed)
}

/**
 * Registers the handlers that write error responses as `{ message, code, errors }`, never with a stack trace
 * or SQL.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'ページが見つかりません', code: 'route.not_found', errors: {} }),
  )

  app.setErrorHandler((error: FastifyError | Rejection, request, reply) => {
    if (error instanceof Rejection) {
      const { status, message, code, errors, headers, extra } = error
      return reply
        .code(status)
        .headers(headers)
        .header('cache-control', 'no-store')
        .send({ ...extra, message, code, errors })
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(refusedByStatus[status] ?? malformed)
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    if (isBusy(error))
      return reply.code(429).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send(busy)
    return reply.code(500).send({ message: 'エラーが発生しました', code: 'server.failed', errors: {} })
  })
}
