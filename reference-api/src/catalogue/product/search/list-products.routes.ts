import { listProducts, type ProductQuery } from '@storefront/contracts'
import { withDescendants } from '../../category/category.rules'
import { leadDaysUntil } from '../../../delivery/delivery/leadtime.rules'
import { regionOfPlace, shopsOwnRegion } from '../../../delivery/postal-code/shipping-region.rules'
import { toPage } from '../../../platform/paging/paging.rules'
import { writePaging } from '../../../platform/paging/answer-list'
import { Expiring, tagsOfProducts } from '../../../platform/http/response/expiring'
import type { Api } from '../../../platform/http/serve'
import { serveShared, type SharedCall } from '../../../platform/http/serve-shared'
import { fetchProductSummaries } from '../product-summary.sql'
import { favorite } from '../product.rules'
import { cachedProductTerms } from '../terms/product-terms.sql'
import { cachedLexicon } from '../words/lexicon.sql'
import { resolveQuery } from '../words/resolve-query.rules'
import { withoutCounts } from '../words/said/trade-words.rules'
import { understandQuery } from '../words/understand.rules'
import { toMeantQuery, toUnderstood, withNamedCategories } from './meant-query.rules'
import { productsPerPage } from './product-page-size.rules'
import { searchProductIds } from './product-search.sql'
import { correctSearch } from './search-correction'
import { cachedSearchCounts, searchTags } from './search-counts'

export function listProductsRoute(app: Api): void {
  const fetchProductList = async (call: SharedCall<'/v1/products', ProductQuery>) => {
    const { readDb, channel, query: asked, clock, reply } = call
    const lexicon = asked.word ? await cachedLexicon(call) : undefined
    const meant = lexicon && understandQuery(asked.word ?? '', lexicon, clock.now())
    const chosen = meant ? toMeantQuery(asked, meant) : asked
    const { rates, categories, closedDays } = await cachedProductTerms(call)
    const page = toPage(asked, productsPerPage)
    const leadDaysMax = chosen.arrive_by
      ? leadDaysUntil(chosen.arrive_by, {
          now: clock.now(),
          region: regionOfPlace(chosen.prefecture ?? null) ?? shopsOwnRegion,
          closedDays,
        })
      : undefined
    const find = async (chosen: ProductQuery) => {
      const query = withNamedCategories(chosen, categories)
      const categoryIds = query.category && withDescendants(categories, query.category)
      const words = lexicon && query.word ? resolveQuery(query.word, lexicon) : []
      const search = { channelId: channel.id, query, words, categoryIds, rates, leadDaysMax }
      const [ids, { total, facets }] = await Promise.all([
        searchProductIds(readDb, search, page),
        cachedSearchCounts(call, search),
      ])
      return { chosen, search, ids, total, facets }
    }
    const first = await find(chosen)
    // A quantity that names no contents of the goods is what somebody orders.
    const counted = first.total === 0 && lexicon ? withoutCounts(chosen.word ?? '') : undefined
    const isCounted = counted !== undefined
    const { search, ids, total, facets, ...found } = isCounted
      ? await find({ ...chosen, word: counted })
      : first
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
        ...(meant || isCounted ? { understood: toUnderstood(found.chosen, meant) } : {}),
      },
      undefined,
      [...searchTags, ...tagsOfProducts(ids)],
    )
  }
  serveShared(app, listProducts, fetchProductList, { flags: [favorite] })
}
