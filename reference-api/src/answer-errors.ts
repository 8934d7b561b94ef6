import type { FastifyError, FastifyInstance } from 'fastify'
import { Rejection } from './rejection'

/** The one place that writes errors: `{ message, code, errors }`, never a stack or an SQL text. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'ページが見つかりません', code: 'route.not_found', errors: {} }))

  app.setErrorHandler((error: FastifyError | Rejection, request, reply) => {
    if (error instanceof Rejection) {
      const { status, message, code, errors, headers, extra } = error
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send({ ...extra, message, code, errors })
    }
    const status = error.statusCode ?? 500
    if (status < 500) {
      return reply.code(status).send({ message: 'リクエストの形式が正しくありません', code: `request.${(error.code ?? 'refused').toLowerCase()}`, errors: {} })
    }
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ message: 'エラーが発生しました', code: 'server.failed', errors: {} })
  })
}
