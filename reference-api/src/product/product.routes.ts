import { getProduct, listRecommendedProducts } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { fetchCategories } from '../category/category.sql'
import { listClosedDays } from '../delivery/closed-day.sql'
import { writeWhole } from '../http/reply-headers'
import { serve, type Api } from '../http/serve'
import { fetchTaxRates } from '../tax-rate/tax-rate.sql'
import { listProductAccessoriesRoute } from './list-product-accessories.routes'
import { toProduct } from './product-detail.rules'
import { fetchRecommendedIds, fetchReviewCounts, fetchVariants, findProduct } from './product-detail.sql'
import { fetchProductSummaries } from './product-summary.sql'
import { productNotFound } from './product.rules'
import { listProductsRoute } from './search/list-products.routes'

const recommendedMax = 8

export function productRoutes(app: Api): void {
  listProductsRoute(app)

  serve(app, getProduct, async ({ readDb, channel, member, params, clock }) => {
    const product = await findProduct(readDb, channel.id, params.key)
    if (!product) throw productNotFound()
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
    if (!product) throw productNotFound()
    const rates = await fetchTaxRates(readDb, channel.id, toTokyoDay(clock.now()))
    const ids = await fetchRecommendedIds(readDb, product.id, product.product_model_id, recommendedMax)
    writeWhole(reply, ids.length)
    return { data: await fetchProductSummaries(readDb, ids, { memberId: member?.id ?? null, rates }) }
  })

  listProductAccessoriesRoute(app)
}
