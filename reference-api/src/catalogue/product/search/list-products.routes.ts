import { listProducts, type ProductQuery } from '@storefront/contracts'
import { toPage } from '../../../platform/paging/paging.rules'
import { writePaging } from '../../../platform/paging/answer-list'
import { Expiring, tagsOfProducts } from '../../../platform/http/response/expiring'
import type { Api } from '../../../platform/http/serve'
import { serveShared, type SharedCall } from '../../../platform/http/serve-shared'
import { fetchProductSummaries } from '../product-summary.sql'
import { favorite } from '../product.rules'
import { cachedProductTerms } from '../terms/product-terms.sql'
import { cachedLexicon } from '../words/lexicon.sql'
import { understandQuery } from '../words/understand.rules'
import { computeLeadDaysMax, findGoods } from './find-goods'
import { toMeantQuery, toUnderstood } from './meant-query.rules'
import { productsPerPage } from './product-page-size.rules'
import { correctSearch } from './correction/search-correction'
import { searchTags } from './search-counts'

export function listProductsRoute(app: Api): void {
  const fetchProductList = async (call: SharedCall<'/v1/products', ProductQuery>) => {
    const { readDb, query: asked, clock, reply } = call
    const lexicon = asked.word ? await cachedLexicon(call) : undefined
    const meant = lexicon && understandQuery(asked.word ?? '', lexicon, clock.now())
    const chosen = meant ? toMeantQuery(asked, meant) : asked
    const { rates, categories, closedDays } = await cachedProductTerms(call)
    const page = toPage(asked, productsPerPage)
    const terms = { rates, categories, leadDaysMax: computeLeadDaysMax(chosen, closedDays, clock.now()) }
    const { search, ids, total, facets, ...found } = await findGoods(call, chosen, {
      lexicon,
      page,
      ...terms,
    })
    writePaging(reply, page, total)
    const help =
      total === 0 && asked.word
        ? await correctSearch(call, { ...search, query: found.chosen }, categories)
        : {}
    const viewer = { memberId: null, rates, closedDays, now: clock.now() }
    const data = await fetchProductSummaries(readDb, ids, viewer)
    return new Expiring(
      {
        data,
        facets,
        ...help,
        ...(meant || found.isCounted ? { understood: toUnderstood(found.chosen, meant) } : {}),
      },
      undefined,
      [...searchTags, ...tagsOfProducts(ids)],
    )
  }
  serveShared(app, listProducts, fetchProductList, { flags: [favorite] })
}
