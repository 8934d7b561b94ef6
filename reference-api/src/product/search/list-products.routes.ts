import { listProducts } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { withDescendants } from '../../category/category.rules'
import { fetchCategories } from '../../category/category.sql'
import { pageOf } from '../../http/paging.rules'
import { writePaging } from '../../http/reply-headers'
import { serve, type Api } from '../../http/serve'
import { fetchTaxRates } from '../../tax-rate/tax-rate.sql'
import { fetchProductSummaries } from '../product-summary.sql'
import { productsPerPage } from './product-page-size.rules'
import { searchProductIds } from './product-search.sql'
import { cacheSearchCounts } from './search-counts'

export function listProductsRoute(app: Api): void {
  const countSearch = cacheSearchCounts(app.services.config.searchCountCacheTtlMs)

  serve(app, listProducts, async ({ readDb, channel, member, query, clock, reply }) => {
    const page = pageOf(query, productsPerPage)
    const rates = await fetchTaxRates(readDb, channel.id, toTokyoDay(clock.now()))
    const categoryIds =
      query.category && withDescendants(await fetchCategories(readDb, channel.id, 'products'), query.category)
    const search = { channelId: channel.id, query, categoryIds, rates }
    const [ids, { total, facets }] = await Promise.all([
      searchProductIds(readDb, search, page),
      countSearch(readDb, search),
    ])
    writePaging(reply, page, total)
    return { data: await fetchProductSummaries(readDb, ids, { memberId: member?.id ?? null, rates }), facets }
  })
}
