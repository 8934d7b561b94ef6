import {
  getProduct,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
  requestProduct,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { call, paginationOf } from '@storefront/http'

const reviewsPerPage = 6

/** Everything of a product page, side by side. */
export async function fetchProductPage(key: string, reviewPage: number, signal: AbortSignal) {
  const params = { key }
  const [product, accessories, recommended, reviews] = await Promise.all([
    call(getProduct, { params, signal }),
    call(listProductAccessories, { params, signal }),
    call(listRecommendedProducts, { params, isCacheable: true, signal }),
    call(listProductReviews, {
      params,
      query: { page: reviewPage, per: reviewsPerPage },
      isCacheable: true,
      signal,
    }),
  ])
  return {
    product: product.data,
    accessories: accessories.data.data,
    recommended: recommended.data.data,
    reviews: { items: reviews.data.data, pagination: paginationOf(reviews.headers) },
  }
}

/** A viewed product moves to the front of the recent ones (§4). */
export async function recordView(productId: number) {
  await call(recordProductView, { body: { product_id: productId } })
  publish('product.viewed', { product_id: productId })
}

/** An article that the shop sells (`id`), or only its name. */
export type WantedArticle = { id?: number; name: string }

/** Asks for an article that is sold out or not sold here; a guest leaves an e-mail. */
export async function requestArticle({ id, name }: WantedArticle, email?: string) {
  await call(requestProduct, {
    body: { ...(id ? { product_id: id } : {}), product_name: name, ...(email ? { email } : {}) },
  })
}
