import { getMaker, listMakers, listProducts } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Fetches all makers in one request (§9). */
export async function fetchMakers(signal: AbortSignal) {
  return (await call(listMakers, { query: { per: 'all' }, signal })).data.data
}

/** Number of products on a maker's page. The product list shows all of them. */
const shownProducts = 8

export async function fetchMaker(key: string, signal: AbortSignal) {
  const [maker, products] = await Promise.all([
    call(getMaker, { params: { key }, signal }),
    call(listProducts, { query: { maker: [key], per: shownProducts }, signal }),
  ])
  return { maker: maker.data, products: products.data.data }
}
