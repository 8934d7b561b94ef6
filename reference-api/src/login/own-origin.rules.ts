import type { FastifyRequest } from 'fastify'
import type { Services } from '../services'

/**
 * False for a page of another site, by its `origin` header. A program without the header has no cookie to
 * misuse.
 */
export function isOwnOrigin({
  request,
  config,
}: Pick<Services, 'config'> & { request: FastifyRequest }): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return (
    [config.publicOrigin, ...Object.values(config.channelOrigins)].includes(origin) ||
    new URL(origin).host === request.host
  )
}
