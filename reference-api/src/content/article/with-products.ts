import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { cachedSummaryTerms } from '../../catalogue/product/terms/product-terms.sql'
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
  const { readDb, member } = call
  const viewer = { memberId: member?.id ?? null, ...(await cachedSummaryTerms(call)) }
  const ids = await fetchNamedProductIds(readDb, table, article.id)
  const products = await fetchProductSummaries(readDb, ids, viewer)
  return { ...article, body: cleanHtml(article.body), products }
}
