import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const writeHeaders = helmet({
  contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
})

/** Adds Helmet's headers to each response. Helmet would compute the same ones for each of them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const request = new IncomingMessage(new Socket())
  const sample = new ServerResponse(request)
  writeHeaders(request, sample, (error) => {
    if (error) throw error
  })
  const headers = sample.getHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
