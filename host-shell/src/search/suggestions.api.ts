import { listBrands, listProducts, listProductSearchHistories, type Brand } from '@storefront/contracts'
import { call } from '@storefront/http'
import { formatYen } from '@storefront/locale-ja'
import { formatUnderstood } from './understood.rules'
import type { SuggestionSources } from './suggestions.rules'

let brands: readonly Brand[] = []

/** Fetches the brands and caches them. An empty list is fetched again (§4). */
async function fetchBrands(): Promise<readonly Brand[]> {
  if (brands.length === 0)
    brands = (await call(listBrands, { query: { per: 'all' }, outlivesRoute: true })).data.data
  return brands
}

async function fetchHistory(signal: AbortSignal): Promise<string[]> {
  return (await call(listProductSearchHistories, { query: {}, signal, outlivesRoute: true })).data.data.map(
    ({ word }) => word,
  )
}

const nothing: Pick<SuggestionSources, 'products' | 'found'> = {
  products: [],
  found: { categories: [], brands: [], meant: undefined, nearest: undefined },
}

async function fetchProducts(
  word: string,
  { per, signal }: { per: number; signal: AbortSignal },
): Promise<Pick<SuggestionSources, 'products' | 'found'>> {
  const { data } = await call(listProducts, {
    query: { word, per },
    signal,
    outlivesRoute: true,
  })
  const { category, brand } = data.facets
  const { understood } = data
  return {
    products: data.data.map(({ key, name, price_with_tax, image }) => ({
      key,
      name,
      price: `${formatYen(price_with_tax)}（税込）`,
      image,
    })),
    found: {
      categories: category,
      brands: brand,
      meant: data.did_you_mean,
      nearest: data.nearest?.word,
      ...(understood && {
        understood: { ...understood, label: formatUnderstood(understood, data.facets) },
      }),
    },
  }
}

/** Fetches the sources of suggestions for a search term. A guest has no history (§6). */
export async function fetchSuggestionSources(
  word: string,
  { isLogin, mostProducts, signal }: { isLogin: boolean; mostProducts: number; signal: AbortSignal },
): Promise<Omit<SuggestionSources, 'categories' | 'occasions'>> {
  const [history, known, goods] = await Promise.all([
    isLogin ? fetchHistory(signal) : [],
    word ? fetchBrands() : [],
    word ? fetchProducts(word, { per: mostProducts, signal }) : nothing,
  ])
  return { history, brands: known, ...goods }
}
