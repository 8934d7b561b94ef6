import {
  getProduct,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import type { ReviewSearch } from './reviews/product-reviews.rules'
import { publish } from '@storefront/event-bus'
import { call, paginationOf } from '@storefront/http'
import { fetchNoshiTitle } from '../gift-ways/gift-ways.api'
import { fetchDayOfGarment } from '../school-ways/school.api'

const reviewsPerPage = 6

export async function fetchProductPage(key: string, search: ReviewSearch, signal: AbortSignal) {
  const params = { key }
  const { occasion, ...asked } = search
  const asking = call(getProduct, { params, signal })
  const [product, accessories, recommended, reviews, noshi, fittingDay] = await Promise.all([
    asking,
    call(listProductAccessories, { params, signal }),
    call(listRecommendedProducts, { params, isCacheable: true, signal }),
    call(listProductReviews, {
      params,
      query: { ...asked, per: reviewsPerPage },
      isCacheable: true,
      signal,
    }),
    fetchNoshiTitle(occasion, signal),
    asking.then(({ data }) => fetchDayOfGarment(data, signal)),
  ])
  return {
    product: product.data,
    fittingDay,
    accessories: accessories.data.data,
    noshi,
    recommended: recommended.data.data,
    reviews: {
      items: reviews.data.data,
      pagination: paginationOf(reviews.headers),
      purposes: reviews.data.purposes ?? [],
      ageBands: reviews.data.age_bands ?? [],
      asked: search,
    },
  }
}

/** Records a product view, which moves the product to the front of the recently viewed ones (§4). */
export async function recordView(productId: number) {
  await call(recordProductView, { body: { product_id: productId } })
  publish('product.viewed', { product_id: productId })
}
