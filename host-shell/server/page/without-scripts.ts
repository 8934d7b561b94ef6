import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeReturnPath } from '@storefront/navigation'
import { stringifySetCookie } from 'cookie'
import { scriptsCookie } from '../../shared/scripts-cookie.rules'

const route = '/-/without-scripts'

/** Returns the URL that forgets that the browser runs scripts and leads back to `page`. */
export const withoutScriptsUrl = (page: string): string => `${route}?${new URLSearchParams({ page })}`

/** Registers the URL for browsers that have stopped running scripts. Their next pages have no islands. */
export function withoutScriptsRoute(gateway: FastifyInstance): void {
  gateway.get(route, (request: FastifyRequest<{ Querystring: { page?: unknown } }>, reply) => {
    const { page } = request.query
    const path = typeof page === 'string' ? safeReturnPath(page) : undefined
    // A header takes no characters beyond Latin-1, and no line breaks.
    const { pathname, search } = new URL(path ?? '/', 'http://shop')
    return reply
      .header('set-cookie', stringifySetCookie(scriptsCookie, '', { path: '/', maxAge: 0 }))
      .header('cache-control', 'no-store')
      .redirect(pathname + search, 302)
  })
}
