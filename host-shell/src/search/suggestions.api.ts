import { listBrands, listProducts, listProductSearchHistories, type Brand } from '@storefront/contracts'
import { call } from '@storefront/http'
import { formatYen } from '@storefront/locale-ja'
import type { SuggestionSources } from './suggestions.rules'

let brands: readonly Brand[] = []

/** Brands are fetched once while there are none (§4). */
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

async function fetchProducts(
  word: string,
  { per, signal }: { per: number; signal: AbortSignal },
): Promise<SuggestionSources['products']> {
  const { data } = await call(listProducts, {
    query: { word, per },
    signal,
    outlivesRoute: true,
  })
  return data.data.map(({ key, name, price_with_tax, image }) => ({
    key,
    name,
    price: `${formatYen(price_with_tax)}（税込）`,
    image,
  }))
}

/** What a word may mean; a guest has no history (§6). */
export async function fetchSuggestionSources(
  word: string,
  { isLogin, mostProducts, signal }: { isLogin: boolean; mostProducts: number; signal: AbortSignal },
): Promise<Omit<SuggestionSources, 'categories' | 'occasions'>> {
  const [history, known, products] = await Promise.all([
    isLogin ? fetchHistory(signal) : [],
    word ? fetchBrands() : [],
    word ? fetchProducts(word, { per: mostProducts, signal }) : [],
  ])
  return { history, brands: known, products }
}
