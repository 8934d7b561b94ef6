import {
  getProduct,
  listProductAccessories,
  listProducts,
  listRecommendedProducts,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { fetchAccessories } from '../accessory/accessory.sql'
import { withDescendants } from '../category/category.rules'
import { fetchCategories } from '../category/category.sql'
import { writePaging, writeWhole } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { listClosedDays } from '../delivery/closed-day.sql'
import { priceWithTax } from '../tax-rate/tax-rate.rules'
import { fetchTaxRates } from '../tax-rate/tax-rate.sql'
import { productsPerPage } from './product.rules'
import { toProduct } from './product-detail.rules'
import { fetchRecommendedIds, fetchReviewCounts, fetchVariants, findProduct } from './product-detail.sql'
import { cacheSearchCounts } from './search-counts'
import { searchProductIds } from './product-search.sql'
import { fetchProductSummaries } from './product-summary.sql'

/** §9: products come 15 to a page. */
const recommendedMax = 8

const notFound = () => new Rejection(404, 'product.not_found', '商品が見つかりません')

export function productRoutes(app: Api): void {
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

  serve(app, getProduct, async ({ readDb, channel, member, params, clock }) => {
    const product = await findProduct(readDb, channel.id, params.key)
    if (!product) throw notFound()
    const now = clock.now()
    const closedDays = await listClosedDays(readDb, channel.id, toTokyoDay(now))
    return toProduct({
      product,
      variants: await fetchVariants(readDb, product.product_model_id, member?.id ?? null),
      reviews: await fetchReviewCounts(readDb, product.product_model_id),
      categories: await fetchCategories(readDb, channel.id, 'products'),
      rates: await fetchTaxRates(readDb, channel.id, toTokyoDay(now)),
      closedDays,
      now,
    })
  })

  serve(app, listRecommendedProducts, async ({ readDb, channel, member, params, clock, reply }) => {
    const product = await findProduct(readDb, channel.id, params.key)
    if (!product) throw notFound()
    const rates = await fetchTaxRates(readDb, channel.id, toTokyoDay(clock.now()))
    const ids = await fetchRecommendedIds(readDb, product.id, product.product_model_id, recommendedMax)
    writeWhole(reply, ids.length)
    return { data: await fetchProductSummaries(readDb, ids, { memberId: member?.id ?? null, rates }) }
  })

  serve(app, listProductAccessories, async ({ readDb, channel, params, clock, reply }) => {
    const product = await findProduct(readDb, channel.id, params.key)
    if (!product) throw notFound()
    const rates = await fetchTaxRates(readDb, channel.id, toTokyoDay(clock.now()))
    const accessories = await fetchAccessories(readDb, product.id)
    writeWhole(reply, accessories.length)
    const data = accessories.map(({ tax_class, ...accessory }) => {
      const tax_rate = rates[tax_class]
      const price_with_tax = priceWithTax(accessory.unit_price, tax_rate, rates.rounding)
      return { ...accessory, tax_rate, price_with_tax }
    })
    return { data }
  })
}
