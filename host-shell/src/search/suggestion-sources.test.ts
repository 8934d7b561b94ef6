import { listBrands, listProducts, listProductSearchHistories, type Brand } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { fakeApi, paged } from '@storefront/testing'
import { fetchSuggestionSources } from './suggestions.api'

const api = fakeApi()
const brand: Brand = {
  id: 1,
  key: 'shiranami',
  name: '白波',
  name_kana: 'シラナミ',
  description: '',
  image: null,
  maker: null,
}
const facets = {
  category: [],
  brand: [],
  maker: [],
  tag: [],
  in_stock: 0,
  price: { min: null, max: null, ranges: [] },
}
const suggest = (word: string) =>
  fetchSuggestionSources(word, { isLogin: false, mostProducts: 5, signal: new AbortController().signal })

beforeAll(() => configureHttp({ baseUrl: 'http://localhost' }))
beforeEach(() => api.answer(listProducts, { data: [], facets }, paged(0)))

test('fetches all brands (per=all) until some are returned (§4, §9)', async () => {
  api.answer(listBrands, { data: [] })
  expect((await suggest('た')).brands).toEqual([])
  api.answer(listBrands, { data: [brand] })

  const [second, third] = [await suggest('たお'), await suggest('たおる')]

  expect([second.brands, third.brands]).toEqual([[brand], [brand]])
  expect(api.callsOf(listBrands).map(({ url }) => url.search)).toEqual(['?per=all', '?per=all'])
  expect(api.callsOf(listProducts).map(({ url }) => url.searchParams.get('word'))).toEqual([
    'た',
    'たお',
    'たおる',
  ])
})

test('fetches no suggestions for an empty search term (§6)', async () => {
  expect(await suggest('')).toEqual({
    history: [],
    brands: [],
    products: [],
    found: { categories: [], brands: [], meant: undefined },
  })

  expect([listBrands, listProducts, listProductSearchHistories].flatMap((one) => api.callsOf(one))).toEqual(
    [],
  )
})

test('returns facets and corrected terms with the products', async () => {
  api.answer(listBrands, { data: [] })
  const category = [{ key: 'sweets', name: '和菓子', count: 12 }]
  api.answer(listProducts, { data: [], facets: { ...facets, category }, did_you_mean: 'カステラ' }, paged(0))

  expect((await suggest('カステエラ')).found).toEqual({ categories: category, brands: [], meant: 'カステラ' })
})

test('leaves the meaning of a search term to the API', async () => {
  api.answer(listBrands, { data: [] })
  const understood = {
    ...{
      word: '煎茶',
      occasion: [],
      recipient: ['boss'],
      tag: [],
      trait: ['noshi' as const],
      without: ['卵'],
    },
    price_to: 3_000,
  }
  const recipient = [{ key: 'boss', name: '上司・恩師', count: 3 }]
  api.answer(listProducts, { data: [], facets: { ...facets, recipient }, understood }, paged(0))

  const { found } = await suggest('上司 煎茶 のし 卵なし 3000円以下')

  expect(found.understood?.label).toBe('煎茶 上司・恩師 のし 卵不使用 〜3,000円')
  expect(api.callsOf(listProducts)[0]?.url.searchParams.get('word')).toBe('上司 煎茶 のし 卵なし 3000円以下')
})

test('offers the words that are found without the others', async () => {
  api.answer(listBrands, { data: [] })
  api.answer(listProducts, { data: [], facets, nearest: { word: '煎茶', dropped: ['土瓶'] } }, paged(0))

  const { found } = await suggest('煎茶 土瓶')

  expect(found.meant).toBeUndefined()
  expect(found.nearest).toBe('煎茶')
})
