import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shownPart } from '../composition/public-composition'
import { guestFragment, loadGuestShop } from '../page/answer/guest-fragment'
import type { PageContext } from '../page/answer/page-context'
import { buildPageData, cachePageData, pageDataPath, readPageData } from './page-data'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Retry delay for a page whose remote is late or overloaded. */
const retryAfterSeconds = 2

type DataRequest = FastifyRequest<{
  Params: { hash: string }
  Querystring: { page?: unknown; alone?: unknown }
}>

/** Registers the route that returns a document's data by its hash, or 503 if its page can't be rendered. */
export function pageDataRoute(gateway: FastifyInstance, context: PageContext): void {
  gateway.get(`${pageDataPath}:hash`, async (request: DataRequest, reply) => {
    const known = readPageData(request.params.hash)
    const text = known ?? (await renderedData(context, request))
    if (text === undefined)
      return reply.code(503).headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' }).send()
    const isKept = readPageData(request.params.hash) !== undefined
    reply
      .type('application/json')
      .header('cache-control', isKept ? 'private, max-age=31536000, immutable' : 'no-store')
      .header('vary', 'accept-encoding')
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (!isBrotli) return reply.send(text)
    return reply.header('content-encoding', 'br').send(await compress(text, quality))
  })
}

/**
 * Renders the page again for a hash that this gateway does not have. If the page has changed since its
 * document, or with `alone`, returns only site and composition, and the browser renders the page. Undefined
 * while the page can't be rendered.
 */
async function renderedData(context: PageContext, request: DataRequest): Promise<string | undefined> {
  const { page, alone } = request.query
  const shop = await loadGuestShop(context, request)
  const { site } = shop
  const ofShop = { site, composition: shownPart(shop.composition, site) }
  if (typeof page === 'string' && alone === undefined) {
    const again = await guestFragment(context, request, shop, page)
    if (again?.isRefused) return undefined
    if (again?.fragment) cachePageData(buildPageData({ ...ofShop, fragment: again.fragment }))
  }
  return readPageData(request.params.hash) ?? JSON.stringify(buildPageData(ofShop))
}
