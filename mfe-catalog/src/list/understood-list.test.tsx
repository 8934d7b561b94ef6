import { getCategoryHierarchy, listProducts, listSchools } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
beforeEach(() => api.answer(getCategoryHierarchy, { data: [] }))

const understood = {
  ...{ word: 'お茶', occasion: [], recipient: ['boss'], tag: [], trait: [], without: [] },
  ...{ price_from: 2_400, price_to: 3_300 },
}
const understands = () =>
  api.answerBy(listProducts, ({ url }) => [
    {
      data: [aProductSummary()],
      facets: someFacets({ recipient: [{ key: 'boss', name: '上司・恩師', count: 1 }] }),
      ...(url.searchParams.get('word') === 'お茶' ? {} : { understood }),
    },
    200,
    paged(1).headers,
  ])

test('turns the meaning of a search term into choices of the URL', async () => {
  understands()
  const { router } = openScreen('/product?word=上司 お茶　三千円&sort=newest')

  await screen.findByRole('heading', { name: '「上司 お茶　三千円」の検索結果' })

  const query = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(query)).toEqual({
    word: 'お茶',
    recipient: 'boss',
    price_from: '2400',
    price_to: '3300',
    sort: 'newest',
    asked: '上司 お茶　三千円',
  })
})

test('takes off what was understood by a link', async () => {
  understands()
  openScreen('/product?word=上司 お茶　三千円')

  const chip = await screen.findByRole('link', { name: '上司・恩師の条件を外す' })

  expect(chip).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('お茶')}&price_from=2400&price_to=3300`,
  )
})

test('shows an excluded word as a condition that is taken off', async () => {
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  openScreen(`/product?word=${encodeURIComponent('菓子 -肉')}`)

  const chip = await screen.findByRole('link', { name: '肉を除くの条件を外す' })

  expect(chip).toHaveTextContent('肉を除く')
  expect(chip).toHaveAttribute('href', `/product?word=${encodeURIComponent('菓子')}`)
})

test('offers goods without an allergen to a search for its name', async () => {
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  openScreen('/product?word=蕎麦')

  const note = await screen.findByRole('link', { name: 'そばを含まない食品' })

  expect(note).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('食品')}&without=${encodeURIComponent('そば')}`,
  )
})

test('leads a school’s name to its page above the goods', async () => {
  const school = { key: '2101', name: '緑が丘中学校', name_kana: 'ミドリガオカ', prefecture: '東京都' }
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  api.answer(listSchools, { data: [school], total: 1 })
  openScreen('/product?word=緑が丘中学校&asked=みどりがおか中')

  await shows(() => screen.getByRole('link', { name: '緑が丘中学校の指定品と採寸会' }))
  expect(screen.getByRole('link', { name: '緑が丘中学校の指定品と採寸会' })).toHaveAttribute(
    'href',
    '/school/2101',
  )
})

test('leads from a school’s goods to its page', async () => {
  const school = { key: '2101', name: '緑が丘中学校', name_kana: 'ミドリガオカ', prefecture: '東京都' }
  const category = aCategory({ key: 'midorigaoka-jh', name: '緑が丘中学校', school_key: '2101' })
  api.answer(getCategoryHierarchy, { data: [category] })
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  api.answer(listSchools, { data: [school], total: 1 })
  openScreen('/product?category=midorigaoka-jh')

  const link = await screen.findByRole('link', { name: '緑が丘中学校の一式を、学年・男女別に選ぶ' })

  expect(link).toHaveAttribute('href', '/school/2101')
  expect(api.callsOf(listSchools)[0]?.url.searchParams.get('category')).toBe('midorigaoka-jh')
  expect(screen.getByRole('heading', { level: 1, name: '緑が丘中学校のすべての商品' })).toBeVisible()
  expect(screen.getByRole('link', { name: '緑が丘中学校' })).toHaveAttribute('href', '/school/2101')
})

test('says that a quantity is none of the words of goods', async () => {
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  openScreen('/product?word=ジュース&asked=ジュース　２０ケース')

  await shows(() => screen.getByText(/^数量「20ケース」は/))
})

test('asks for goods by the day that the words name', async () => {
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  openScreen('/product?word=お茶&tomorrow=東京都&arrive_by=2026-12-10&asked=お茶 12月10日までに')

  await screen.findByRole('link', { name: '東京都に12月10日までに届くの条件を外す' })
  expect(Object.fromEntries(api.callsOf(listProducts)[0]!.url.searchParams)).toMatchObject({
    arrive_by: '2026-12-10',
    prefecture: '東京都',
  })
})
