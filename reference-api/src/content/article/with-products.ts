import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { cachedViewer } from '../../catalogue/product/terms/product-terms.sql'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import type { Call } from '../../platform/http/serve'
import { fetchNamedProductIds, type ArticleTable } from './article.sql'

type Reading = Pick<
  Call<string, undefined, undefined, 'public'>,
  'readDb' | 'channel' | 'member' | 'clock' | 'shopCache' | 'version'
>

/** Adds the products that an article names, and sanitises its body. */
export async function withProducts<Article extends { id: number; body: string }>(
  call: Reading,
  table: ArticleTable,
  article: Article,
) {
  const ids = await fetchNamedProductIds(call.readDb, table, article.id)
  const products = await fetchProductSummaries(call.readDb, ids, await cachedViewer(call))
  return { ...article, body: cleanHtml(article.body), products }
}
