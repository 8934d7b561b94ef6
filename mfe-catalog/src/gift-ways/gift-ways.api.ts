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
import { listPages, type PageRange } from '../search/page-range.rules'

/** Divisible by two, three and four, so that grids of any width end with a full row. */
const perPage = 24

/** Fetches the occasions. Those in season come first. */
export async function fetchOccasions(signal: AbortSignal): Promise<OccasionSummary[]> {
  return (await call(listOccasions, { isCacheable: true, signal })).data.data
}

/** Fetches the 表書き of an occasion's noshi. Undefined without an occasion or for one without a noshi. */
export async function fetchNoshiTitle(
  occasion: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (occasion === undefined) return undefined
  return (await fetchOccasions(signal)).find(({ key }) => key === occasion)?.noshi?.title
}

export async function fetchOccasion(key: string, signal: AbortSignal): Promise<Occasion> {
  return (await call(getOccasion, { params: { key }, isCacheable: true, signal })).data
}

/** Fetches the products of the displayed pages. The facets count all products that match the query. */
export async function fetchGoods(
  query: Omit<ProductQuery, 'page' | 'per'>,
  range: PageRange,
  signal: AbortSignal,
) {
  const pages = await Promise.all(
    listPages(range).map((page) => call(listProducts, { query: { ...query, page, per: perPage }, signal })),
  )
  const { data, headers } = pages.at(-1)!
  return {
    products: onceEach(pages.flatMap((page) => page.data.data)),
    pagination: paginationOf(headers),
    facets: data.facets,
    didYouMean: data.did_you_mean,
    nearest: data.nearest,
    understood: data.understood,
  }
}

/** Removes duplicates, because a product can move to another page between two requests. */
const onceEach = (products: ProductSummary[]) => [...new Map(products.map((one) => [one.id, one])).values()]
