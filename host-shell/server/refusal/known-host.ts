import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { isCall } from '../gateway-errors'
import { sendForeignHost } from './plain-document'
import { plainHost } from '../security/plain-host.rules'

/**
 * Normalises the host and protocol headers, because channels, canonical URLs and origin checks depend on
 * them. Drops a protocol other than HTTP or HTTPS.
 */
export async function normaliseOrigin({ headers }: FastifyRequest): Promise<void> {
  for (const name of ['host', 'x-forwarded-host'] as const satisfies (keyof IncomingHttpHeaders)[]) {
    const host = headers[name]
    if (typeof host === 'string') headers[name] = plainHost(host)
  }
  const protocol = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
  if (!/^\s*https?\s*$/.test(protocol ?? '')) delete headers['x-forwarded-proto']
}

/** Paths that load balancers and orchestrators request by IP address or internal name. */
const ofOperation = /^\/(?:health|ready|metrics|-\/composition)(?:\?|$)/

const misdirected = { message: 'このホストでは表示できません', code: 'request.misdirected', errors: {} }

/** Returns a hook that rejects unknown hosts with 421. Without a list, the hook accepts any host. */
export function rejectUnknownHost(allowed: ReadonlySet<string> | undefined) {
  return async ({ hostname, url }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!allowed || allowed.has(hostname) || ofOperation.test(url)) return
    if (isCall(url)) await reply.code(421).send(misdirected)
    else await sendForeignHost(reply)
  }
}
