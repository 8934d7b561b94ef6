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

/** Deadline of the API's answer, uploads and exports included. */
const apiDeadlineMs = 30_000

/** Connections to one API process; further requests wait here. */
const apiConnections = 256

type OnError = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>

/** Answers for an unreachable API in its own shape, without the cause; 503 would mean maintenance (§8). */
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

/** The proxy passes the answer with its stream, which its types do not declare. */
const sendPacked =
  (onError: OnError): OnResponse =>
  (request, reply, answer) => {
    const { stream } = answer as unknown as { stream: Readable }
    compressJson(request as FastifyRequest, reply as FastifyReply, stream).then(
      (body) => reply.send(body),
      (error: Error) => onError(reply, { error }),
    )
  }

/** The real origin of a call, whatever the browser claims: limits per address depend on it. */
const originOf = ({ ip, host, protocol }: FastifyRequest) => ({
  ...(isIP(ip) ? { 'x-forwarded-for': ip } : {}),
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
})

/**
 * Proxy to the API: adds the origin of a call, and the host's channel for requests that a browser makes on
 * its own, e.g. a download or robots.txt. The client (undici) refuses a length that does not match its body.
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
  const headersOf = (
    request: FastifyRequest,
    { 'x-forwarded-for': _claimed, ...sent }: IncomingHttpHeaders,
  ) => ({
    'x-ecd-channel-id': channelOf(request.hostname),
    ...endToEndHeaders(sent, request.method),
    ...originOf(request),
    traceparent: traceparentFor(request),
  })
  for (const prefix of apiPrefixes) {
    await gateway.register(fastifyHttpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: agent,
      // URLs of calls contain tokens of carts, gifts and receipts: none is logged.
      disableRequestLogging: true,
      replyOptions: {
        getUpstream: nextApiOrigin,
        rewriteRequestHeaders: (request, headers) => headersOf(request as FastifyRequest, headers),
        rewriteHeaders: (headers) => endToEndHeaders(headers),
        onResponse: sendPacked(onError),
        onError,
        // A 503 is the shop's maintenance (§8) and goes to the browser at once.
        retryDelay: () => null,
      },
    })
  }
}
