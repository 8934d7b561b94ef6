import {
  getProduct,
  listRecommendedProducts,
  type Product,
  type RecommendedProduct,
} from '@storefront/contracts'
import { Expiring, tagsOfProducts } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared, type SharedCall } from '../../platform/http/serve-shared'
import { nextSaleChange } from '../../pricing/pricing/sale.rules'
import { toProduct } from './product-detail.rules'
import { fetchRecommendedIds, fetchReviewCounts, fetchVariants, findProduct } from './product-detail.sql'
import { fetchProductSummaries } from './product-summary.sql'
import { favorite, productNotFound } from './product.rules'
import { cachedProductTerms, cachedViewer } from './terms/product-terms.sql'
import { listAlternativeIds } from './wardrobe/wardrobe.rules'
import { fetchWardrobes } from './wardrobe/wardrobe.sql'

const recommendedMax = 8

export function productRoutes(app: Api): void {
  serveShared(app, getProduct, fetchProduct, { flags: [favorite] })
  serveShared(app, listRecommendedProducts, fetchRecommendations, { flags: [favorite] })
}

async function fetchProduct(call: SharedCall<'/v1/products/:key'>): Promise<Expiring<Product>> {
  const { readDb, channel, params, clock } = call
  const now = clock.now()
  const product = await findProduct(readDb, channel.id, params.key)
  if (!product) throw productNotFound()
  const variants = await fetchVariants(readDb, product.product_model_id)
  const answer = toProduct({
    product,
    variants,
    reviews: await fetchReviewCounts(readDb, product.product_model_id),
    ...(await cachedProductTerms(call)),
    now,
  })
  return new Expiring(answer, nextSaleChange([product, ...variants], now), tagsOfProducts([product.id]))
}

async function fetchRecommendations(
  call: SharedCall<'/v1/products/:key/recommend'>,
): Promise<Expiring<{ data: RecommendedProduct[] }>> {
  const { readDb, channel, params } = call
  const product = await findProduct(readDb, channel.id, params.key)
  if (!product) throw productNotFound()
  const ids = await fetchRecommendedIds(readDb, product.id, product.product_model_id, recommendedMax)
  const products = await fetchProductSummaries(readDb, ids, await cachedViewer(call))
  const wardrobes = await fetchWardrobes(readDb, product.product_model_id)
  const data = products.map((one) => {
    const alternatives = wardrobes.flatMap((wardrobe) => listAlternativeIds(wardrobe, one.id))
    return { ...one, ...(alternatives.length > 0 && { alternative_ids: alternatives }) }
  })
  return new Expiring({ data }, undefined, tagsOfProducts(ids))
}
