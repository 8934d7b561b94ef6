import {
  getCategoryHierarchy,
  listProducts,
  productTraits,
  type Category,
  type ProductSummary,
} from '@storefront/contracts'
import { call, paginationOf, ResponseError } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { fetchOccasion } from '../gift-ways/gift-ways.api'
import { occasionOfWord } from '../gift-ways/gift-ways.rules'
import { listFacetsOf, tomorrowOf, trailOf } from './product-facets.rules'
import type { ProductSearch } from '../search/product-search.rules'

const popularProducts = 8

/** One page of products with what they can be narrowed by; the category gives title and trail. */
export async function fetchProductList(search: ProductSearch, signal: AbortSignal) {
  const { word, chosen, priceFrom, priceTo, isInStockOnly, tomorrowIn, sort, page } = search
  const query = {
    word: word || undefined,
    ...chosen,
    trait: productTraits.filter((trait) => chosen.trait.includes(trait)),
    ...(tomorrowIn && { arrive_by: tomorrowOf(new Date()), prefecture: tomorrowIn }),
    price_from: priceFrom,
    price_to: priceTo,
    in_stock: isInStockOnly ? 1 : undefined,
    sort,
    page,
  }
  const [{ data, headers }, categories, occasion] = await Promise.all([
    call(listProducts, { query, signal }),
    fetchCategories(signal),
    fetchMeant(word, signal),
  ])
  const [categoryKey, ...others] = chosen.category
  const trail = categoryKey && others.length === 0 ? trailOf(categories, categoryKey) : []
  const category = trail.at(-1)
  return {
    products: data.data,
    pagination: paginationOf(headers),
    facets: listFacetsOf(data.facets, categories, search),
    category: category && { name: category.name, description: category.description },
    trail: trailCrumbs(trail),
    occasion,
    popular: data.data.length > 0 ? [] : await fetchPopular(signal),
  }
}

/** The occasion that the word speaks of; one that has gone since is no reason to fail. */
async function fetchMeant(word: string, signal: AbortSignal) {
  const meant = word && occasionOfWord(currentSite().occasions, word)
  if (!meant) return undefined
  return fetchOccasion(meant.key, signal).catch((error: unknown) => {
    if (error instanceof ResponseError && error.status === 404) return undefined
    throw error
  })
}

/** What others choose, for a list that holds nothing. */
async function fetchPopular(signal: AbortSignal): Promise<ProductSummary[]> {
  return (await call(listProducts, { query: { sort: 'popular', per: popularProducts }, signal })).data.data
}

async function fetchCategories(signal: AbortSignal): Promise<Category[]> {
  return (
    await call(getCategoryHierarchy, { query: { table: 'products' as const }, isCacheable: true, signal })
  ).data.data
}

function trailCrumbs(trail: readonly Category[]) {
  const all = { label: '商品一覧', href: '/product' }
  const crumbs = trail.map(({ key, name }) => ({
    label: name,
    href: `/product?category=${encodeURIComponent(key)}`,
  }))
  return trail.length === 0
    ? [{ label: all.label }]
    : [all, ...crumbs.slice(0, -1), { label: crumbs.at(-1)?.label ?? '' }]
}
