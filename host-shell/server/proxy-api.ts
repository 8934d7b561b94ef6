import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nextApiOrigin } from '@storefront/http/server'

/** How long the API may take for an answer, uploads and exports included. */
const apiDeadlineMs = 30_000

/** Paths that the reference API answers. */
const apiPrefixes = ['/v1', '/takimoto', '/public.json', '/media', '/files', '/sandbox-payment', '/sandbox-captcha', '/openapi.json', '/sitemap.xml', '/robots.txt']

type OnError = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>

/** The API gave no answer: that is told in its own shape and without what broke; 503 would mean maintenance (§8). */
const sayUnanswered: OnError = (reply, { error }) => {
  const isLate = 'statusCode' in error && error.statusCode === 504
  reply.log.warn({ err: error }, 'the API gave no answer')
  void reply
    .code(isLate ? 504 : 502)
    .send({ message: 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。', code: isLate ? 'gateway.timeout' : 'gateway.unreachable', errors: {} })
}

/** The way to the API: it hears what a request that a browser makes by itself, e.g. a download or robots.txt, cannot say: the channel of the host, and the host. */
export async function proxyApi(gateway: FastifyInstance, channelOf: (hostname: string) => string) {
  const headersOfShopper = ({ hostname, host, protocol }: FastifyRequest) => ({ 'x-ecd-channel-id': channelOf(hostname), 'x-forwarded-host': host, 'x-forwarded-proto': protocol })
  for (const prefix of apiPrefixes) {
    await gateway.register(fastifyHttpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: apiDeadlineMs } },
      replyOptions: { getUpstream: nextApiOrigin, rewriteRequestHeaders: (request, headers) => ({ ...headersOfShopper(request as FastifyRequest), ...headers }), onError: sayUnanswered },
    })
  }
}
