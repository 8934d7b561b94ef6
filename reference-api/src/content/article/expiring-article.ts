import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { cachedViewer } from '../../catalogue/product/terms/product-terms.sql'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { findNextMoment } from '../../platform/http/response/next-moment.sql'
import { Expiring, tagsOfProducts } from '../../platform/http/response/expiring'
import type { SharedCall } from '../../platform/http/serve-shared'
import { fetchNamedProductIds, type ArticleTable } from './article.sql'

type Reading = Pick<SharedCall, 'readDb' | 'channel' | 'clock' | 'shopCache' | 'version'>

/** Returns the moment at which the next article appears. */
export const findNextArticle = (
  { readDb, channel, clock }: Pick<Reading, 'readDb' | 'channel' | 'clock'>,
  table: ArticleTable,
) => findNextMoment(readDb, table, ['published_at'], { channelId: channel.id, now: clock.now() })

/**
 * Adds the products that an article names, and its neighbours, and sanitises its body. The answer lasts until
 * the next article appears, which may be a neighbour.
 */
export async function expiringArticle<Article extends { id: number; body: string }, Neighbours>(
  call: Reading,
  table: ArticleTable,
  article: Article,
  neighbours: Neighbours,
) {
  const ids = await fetchNamedProductIds(call.readDb, table, article.id)
  const products = await fetchProductSummaries(call.readDb, ids, await cachedViewer(call))
  const answer = { ...article, body: cleanHtml(article.body), products, ...neighbours }
  return new Expiring(answer, await findNextArticle(call, table), tagsOfProducts(ids))
}
