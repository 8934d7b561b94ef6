import { Readable } from 'node:stream'
import { toTokyoDay } from '@storefront/locale-ja'
import { fetchCategories } from '../../catalogue/category/category.sql'
import { listCarriageRates } from '../../delivery/delivery/carriage-rate.sql'
import { originOf } from '../../platform/origin/request-origin'
import type { Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { resolveIndexedChannel } from '../sitemap/indexed-channel'
import type { Services } from '../../services'
import { fetchTaxRates } from '../../shop/tax-rate/tax-rate.sql'
import { fetchFeedProducts } from './feed-product.sql'
import { feedHead, feedItem, feedTail, type FeedTerms } from './product-feed.rules'

const sharedHeaders = { 'cache-control': 'public, max-age=3600', vary: 'x-ecd-channel-id, x-forwarded-host' }
/** The feed is the shop's largest answer, and services fetch it a few times a day. */
const feedLimit = { hits: 20, windowSeconds: 600 }
const productsPerRead = 500

/** Serves the channel's products for price comparison and agents, as RSS with Google's attributes. */
export function productFeedRoutes(app: Api): void {
  const { services } = app
  app.get('/product-feed.xml', async (request, reply) => {
    const channel = await resolveIndexedChannel(services, request.headers['x-ecd-channel-id'])
    await limitHits(services, `product-feed:${request.ip}`, feedLimit)
    const now = services.clock.now()
    const terms = {
      origin: originOf(request),
      rates: await fetchTaxRates(services.readDb, channel.id, toTokyoDay(now)),
      categories: await fetchCategories(services.readDb, channel.id, 'products'),
      carriage: await listCarriageRates(services.readDb, channel.id),
      now,
    }
    void reply.headers(sharedHeaders).type('application/rss+xml; charset=utf-8')
    return Readable.from(readFeed(services, channel, terms))
  })
}

/** Yields the feed in parts, so that a large catalogue never is in memory as a whole. */
async function* readFeed(
  { readDb }: Services,
  channel: { id: number; name: string },
  terms: FeedTerms,
): AsyncGenerator<string> {
  yield feedHead(terms.origin, channel.name)
  let afterId = 0
  let products
  do {
    products = await fetchFeedProducts(readDb, channel.id, { afterId, limit: productsPerRead })
    yield products.map((product) => feedItem(product, terms)).join('')
    afterId = products.at(-1)?.id ?? 0
  } while (products.length === productsPerRead)
  yield feedTail
}
