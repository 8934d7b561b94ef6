import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent } from 'undici'
import { nextApiOrigin } from '@storefront/http/server'
import type { GatewayMetrics } from '../observe/gateway-metrics'
import { traceparentFor } from '../observe/observe-requests'
import { apiPrefixes } from './api-prefixes'
import { compressJson } from './compress-json'
import { endToEndHeaders } from './request-framing'

/** Timeout for the API's response, including uploads and exports. */
const apiDeadlineMs = 30_000

/** Max connections to one API process. Further requests queue here. */
const apiConnections = 256

type OnError = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>

/**
 * Returns a handler that responds on behalf of an unreachable API, in the API's error format and without the
 * cause. It does not send 503, which would mean maintenance (§8).
 */
const sendUpstreamError =
  (unanswered: GatewayMetrics['unanswered']): OnError =>
  (reply, { error }) => {
    const isLate = 'statusCode' in error && error.statusCode === 504
    unanswered.inc({ reason: isLate ? 'late' : 'unreachable' })
    reply.log.warn({ err: error, route: reply.request.routeOptions.url }, 'the API gave no answer')
    void reply.code(isLate ? 504 : 502).send({
      message: 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。',
      code: isLate ? 'gateway.timeout' : 'gateway.unreachable',
      errors: {},
    })
  }

type OnResponse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>

/**
 * Returns a handler that sends the response, compressed if worthwhile. The proxy's types don't declare the
 * response's stream.
 */
const sendPacked =
  (onError: OnError): OnResponse =>
  (request, reply, answer) => {
    const { stream } = answer as unknown as { stream: Readable }
    compressJson(request as FastifyRequest, reply as FastifyReply, stream).then(
      (body) => reply.send(body),
      (error: Error) => onError(reply, { error }),
    )
  }

/**
 * Returns headers with the call's real origin, whatever the browser claims. Rate limits per address depend on
 * them.
 */
const buildOriginHeaders = ({ ip, host, protocol }: FastifyRequest) => ({
  ...(isIP(ip) ? { 'x-forwarded-for': ip } : {}),
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
})

/**
 * Proxies calls to the API and adds the origin of each call. Adds the host's channel to requests without one
 * that browsers make on their own, e.g. a download or robots.txt. undici rejects a body that does not match
 * its length.
 */
export async function proxyApi(
  gateway: FastifyInstance,
  channelOf: (hostname: string) => string,
  { unanswered }: Pick<GatewayMetrics, 'unanswered'>,
) {
  const onError = sendUpstreamError(unanswered)
  const agent = new Agent({
    connections: apiConnections,
    headersTimeout: apiDeadlineMs,
    bodyTimeout: apiDeadlineMs,
  })
  gateway.addHook('onClose', () => agent.close())
  const buildHeaders = (
    request: FastifyRequest,
    { 'x-forwarded-for': _claimed, ...sent }: IncomingHttpHeaders,
  ) => ({
    'x-ecd-channel-id': channelOf(request.hostname),
    ...endToEndHeaders(sent, request.method),
    ...buildOriginHeaders(request),
    traceparent: traceparentFor(request),
  })
  for (const prefix of apiPrefixes) {
    await gateway.register(fastifyHttpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: agent,
      // Don't log URLs, because they contain cart, gift and receipt tokens.
      disableRequestLogging: true,
      replyOptions: {
        getUpstream: nextApiOrigin,
        rewriteRequestHeaders: (request, headers) => buildHeaders(request as FastifyRequest, headers),
        rewriteHeaders: (headers) => endToEndHeaders(headers),
        onResponse: sendPacked(onError),
        onError,
        // Don't retry on 503: it means maintenance (§8), so pass it to the browser immediately.
        retryDelay: () => null,
      },
    })
  }
}
