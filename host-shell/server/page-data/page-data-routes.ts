import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { loadSite } from '@storefront/site/server'
import { findChannel } from '../configuration'
import { guestFragment } from '../page/answer/guest-fragment'
import type { PageContext } from '../page/answer/page-context'
import { cachePageData, buildPageData, pageDataPath, readPageData } from './page-data'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Retry delay for a page whose remote is late or overloaded. */
const retryAfterSeconds = 2

/**
 * Registers the route that returns a document's data by its hash. If this gateway does not have the data, it
 * renders the page again, and responds 503 while that fails. If the page has changed since then, or with
 * `alone`, the response contains only the site, and the browser renders the page.
 */
export function pageDataRoute(gateway: FastifyInstance, context: PageContext): void {
  gateway.get<{ Params: { hash: string }; Querystring: { page?: unknown; alone?: unknown } }>(
    `${pageDataPath}:hash`,
    async (request, reply) => {
      const { hash } = request.params
      const { page, alone } = request.query
      if (!readPageData(hash) && typeof page === 'string' && alone === undefined) {
        const again = await guestFragment(context, request, page)
        if (again?.isRefused)
          return reply
            .code(503)
            .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
            .send()
        if (again?.fragment) cachePageData(buildPageData(again))
      }
      const known = readPageData(hash)
      const site = () => loadSite(findChannel(context.configuration, request.hostname))
      const text = known ?? JSON.stringify(buildPageData({ site: await site() }))
      reply
        .type('application/json')
        .header('cache-control', known ? 'private, max-age=31536000, immutable' : 'no-store')
        .header('vary', 'accept-encoding')
      const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (!isBrotli) return reply.send(text)
      return reply.header('content-encoding', 'br').send(await compress(text, quality))
    },
  )
}
