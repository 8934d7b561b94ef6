import {
  changeSearch,
  isFiltered,
  priceRangeText,
  readSearch,
  withoutChoice,
  withoutFilters,
  writeSearch,
} from './product-search.rules'

const searchOf = (query: string) => readSearch(new URLSearchParams(query))

test('restores the whole state from the URL', () => {
  const url =
    '/product?word=%E3%82%BF%E3%82%AA%E3%83%AB&category=towel&category=tea&tag=new&price_from=3000&price_to=5000&in_stock=1&sort=price_asc&page=3'

  expect(writeSearch(searchOf(url.split('?')[1] ?? ''))).toBe(url)
})

test('writes known occasions, traits, allergens and delivery to the URL', () => {
  const url = `/product?occasion=oseibo&recipient=boss&trait=noshi&trait=cool&without=${encodeURIComponent('卵')}&tomorrow=${encodeURIComponent('東京都')}`
  const search = searchOf(url.split('?')[1] ?? '')

  expect(writeSearch(search)).toBe(url)
  expect(isFiltered({ ...withoutFilters(search), tomorrowIn: '東京都' })).toBe(true)
  expect(writeSearch(withoutFilters(search))).toBe('/product')
  expect(writeSearch(searchOf('trait=magic&tomorrow=江戸'))).toBe('/product')
})

test('omits defaults from the URL', () => {
  expect(writeSearch(searchOf('word=&sort=recommended&page=1&price_from=&category='))).toBe('/product')
})

test('ignores invalid values in the URL', () => {
  const search = searchOf('sort=; drop table&page=-4&price_from=abc&price_to=1e9&category=tea&category=tea')

  expect(search).toMatchObject({ sort: 'recommended', page: 1, priceFrom: undefined, priceTo: undefined })
  expect(search.chosen.category).toEqual(['tea'])
})

test('accepts at most twenty values per facet and limits their length', () => {
  const many = Array.from({ length: 300 }, (_, index) => `category[]=c${index}`).join('&')

  expect(searchOf(many).chosen.category).toHaveLength(20)
  expect(searchOf(`category=${'c'.repeat(101)}`).chosen.category).toEqual([])
})

test('treats an invalid page number as page one', () => {
  const pages = ['2', '99999', '1e9', '100000000000000000000', '0', '-4', '1.5', 'abc', ''].map(
    (page) => searchOf(`page=${page}`).page,
  )

  expect(pages).toEqual([2, 99999, 1, 1, 1, 1, 1, 1, 1])
})

test('strips control characters and truncates to 100 characters', () => {
  expect(searchOf('word=%00タオル%09四枚%0A').word).toBe('タオル 四枚')
  expect(searchOf(`word=${'あ'.repeat(300)}`).word).toBe('あ'.repeat(100))
})

test('swaps the ends of a reversed price range', () => {
  expect(searchOf('price_from=5000&price_to=3000')).toMatchObject({ priceFrom: 3000, priceTo: 5000 })
})

test('accepts parameter names with brackets in links', () => {
  expect(searchOf('category[]=tea').chosen.category).toEqual(['tea'])
})

test('accepts a full-width price with separators', () => {
  expect(searchOf('price_from=３,０００円').priceFrom).toBe(3000)
})

test('returns to page one on any change except a page change', () => {
  expect(changeSearch(searchOf('page=4'), { sort: 'newest' }).page).toBe(1)
  expect(changeSearch(searchOf('page=4'), { page: 5 }).page).toBe(5)
})

test('removes one condition, or all but the search term', () => {
  const search = searchOf('word=茶&category=tea&category=sake&in_stock=1')

  expect(writeSearch(withoutChoice(search, 'category', 'sake'))).toBe(
    '/product?word=%E8%8C%B6&category=tea&in_stock=1',
  )
  expect(writeSearch(withoutFilters(search))).toBe('/product?word=%E8%8C%B6')
  expect(isFiltered(search)).toBe(true)
  expect(isFiltered(withoutFilters(search))).toBe(false)
})

test('formats a price range, open at either end', () => {
  const format = (yen: number) => `${yen}円`

  expect(priceRangeText(3000, 5000, format)).toBe('3000円〜5000円')
  expect(priceRangeText(undefined, 5000, format)).toBe('〜5000円')
  expect(priceRangeText(3000, undefined, format)).toBe('3000円〜')
})
