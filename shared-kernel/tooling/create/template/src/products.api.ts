import { getProduct, listProducts } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchProductPage(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listProducts, { query: { page }, isCacheable: true, signal })
  return { products: data.data, pagination: paginationOf(headers) }
}

export async function fetchProduct(key: string, signal: AbortSignal) {
  return (await call(getProduct, { params: { key }, isCacheable: true, signal })).data
}
