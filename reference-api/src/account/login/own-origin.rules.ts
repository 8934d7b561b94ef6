import type { FastifyRequest } from 'fastify'
import { listShopOrigins } from '../../platform/origin/shop-origins.rules'
import type { Services } from '../../services'

/**
 * Returns false if the `origin` header belongs to another site. A request without the header doesn't come
 * from a browser page, so there is no cookie to abuse.
 */
export function isOwnOrigin({
  request,
  config,
}: Pick<Services, 'config'> & { request: FastifyRequest }): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return listShopOrigins(config).includes(origin) || new URL(origin).host === request.host
}
