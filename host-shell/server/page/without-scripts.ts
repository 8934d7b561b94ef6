import type { FastifyInstance, FastifyRequest } from 'fastify'
import { stringifySetCookie } from 'cookie'
import { scriptsCookie } from '../../shared/scripts-cookie.rules'

const path = '/-/without-scripts'

/** Returns the URL that forgets that the browser runs scripts and leads back to `page`. */
export const withoutScriptsUrl = (page: string): string => `${path}?${new URLSearchParams({ page })}`

/** Registers the URL for browsers that have stopped running scripts. Their next pages have no islands. */
export function withoutScriptsRoute(gateway: FastifyInstance): void {
  gateway.get(path, (request: FastifyRequest<{ Querystring: { page?: unknown } }>, reply) => {
    const { page } = request.query
    const isOwn = typeof page === 'string' && /^\/(?![/\\])/.test(page)
    return reply
      .header('set-cookie', stringifySetCookie(scriptsCookie, '', { path: '/', maxAge: 0 }))
      .header('cache-control', 'no-store')
      .redirect(isOwn ? page : '/', 302)
  })
}
