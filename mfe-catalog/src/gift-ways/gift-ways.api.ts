import {
  getOccasion,
  listOccasions,
  listProducts,
  type Occasion,
  type OccasionSummary,
  type ProductQuery,
  type ProductSummary,
} from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { pagesOf, type PageRange } from '../search/page-range.rules'

/** Fills whole rows of two, three and four cards. */
const perPage = 24

/** Occasions in season come first. */
export async function fetchOccasions(signal: AbortSignal): Promise<OccasionSummary[]> {
  return (await call(listOccasions, { isCacheable: true, signal })).data.data
}

export async function fetchOccasion(key: string, signal: AbortSignal): Promise<Occasion> {
  return (await call(getOccasion, { params: { key }, isCacheable: true, signal })).data
}

/** Goods of the displayed pages; facets count all goods of the query. */
export async function fetchGoods(
  query: Omit<ProductQuery, 'page' | 'per'>,
  range: PageRange,
  signal: AbortSignal,
) {
  const pages = await Promise.all(
    pagesOf(range).map((page) => call(listProducts, { query: { ...query, page, per: perPage }, signal })),
  )
  const { data, headers } = pages.at(-1)!
  return {
    products: onceEach(pages.flatMap((page) => page.data.data)),
    pagination: paginationOf(headers),
    facets: data.facets,
    didYouMean: data.did_you_mean,
    nearest: data.nearest,
  }
}

/** Goods may move between pages while the pages are fetched. */
const onceEach = (products: ProductSummary[]) => [...new Map(products.map((one) => [one.id, one])).values()]
