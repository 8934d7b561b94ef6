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

test('the URL is the whole state, and comes back as it was', () => {
  const url =
    '/product?word=%E3%82%BF%E3%82%AA%E3%83%AB&category=towel&category=tea&tag=new&price_from=3000&price_to=5000&in_stock=1&sort=price_asc&page=3'

  expect(writeSearch(searchOf(url.split('?')[1] ?? ''))).toBe(url)
})

test('what it comes with, contains and when it arrives stand in the URL; a trait that nobody knows does not', () => {
  const url = `/product?occasion=oseibo&recipient=boss&trait=noshi&trait=cool&without=${encodeURIComponent('卵')}&tomorrow=${encodeURIComponent('東京都')}`
  const search = searchOf(url.split('?')[1] ?? '')

  expect(writeSearch(search)).toBe(url)
  expect(isFiltered({ ...withoutFilters(search), tomorrowIn: '東京都' })).toBe(true)
  expect(writeSearch(withoutFilters(search))).toBe('/product')
  expect(writeSearch(searchOf('trait=magic&tomorrow=江戸'))).toBe('/product')
})

test('defaults do not show in the URL', () => {
  expect(writeSearch(searchOf('word=&sort=recommended&page=1&price_from=&category='))).toBe('/product')
})

test('what makes no sense in a URL is left out', () => {
  const search = searchOf('sort=; drop table&page=-4&price_from=abc&price_to=1e9&category=tea&category=tea')

  expect(search).toMatchObject({ sort: 'recommended', page: 1, priceFrom: undefined, priceTo: undefined })
  expect(search.chosen.category).toEqual(['tea'])
})

test('of a facet twenty values count, and none that is longer than a key', () => {
  const many = Array.from({ length: 300 }, (_, index) => `category[]=c${index}`).join('&')

  expect(searchOf(many).chosen.category).toHaveLength(20)
  expect(searchOf(`category=${'c'.repeat(101)}`).chosen.category).toEqual([])
})

test('a page’s number is one of a list that may be: the rest is the first page', () => {
  const pages = ['2', '99999', '1e9', '100000000000000000000', '0', '-4', '1.5', 'abc', ''].map(
    (page) => searchOf(`page=${page}`).page,
  )

  expect(pages).toEqual([2, 99999, 1, 1, 1, 1, 1, 1, 1])
})

test('a word that was pasted carries no control characters, and is looked for by its first hundred characters', () => {
  expect(searchOf('word=%00タオル%09四枚%0A').word).toBe('タオル 四枚')
  expect(searchOf(`word=${'あ'.repeat(300)}`).word).toBe('あ'.repeat(100))
})

test('a price range that was typed the wrong way round means what lies between', () => {
  expect(searchOf('price_from=5000&price_to=3000')).toMatchObject({ priceFrom: 3000, priceTo: 5000 })
})

test('links of the shop’s staff may spell a choice as the API does', () => {
  expect(searchOf('category[]=tea').chosen.category).toEqual(['tea'])
})

test('a price may be typed in full-width, with separators', () => {
  expect(searchOf('price_from=３,０００円').priceFrom).toBe(3000)
})

test('any change goes back to the first page', () => {
  expect(changeSearch(searchOf('page=4'), { sort: 'newest' }).page).toBe(1)
  expect(changeSearch(searchOf('page=4'), { page: 5 }).page).toBe(5)
})

test('one choice is taken back alone, or all at once while the word stays', () => {
  const search = searchOf('word=茶&category=tea&category=sake&in_stock=1')

  expect(writeSearch(withoutChoice(search, 'category', 'sake'))).toBe(
    '/product?word=%E8%8C%B6&category=tea&in_stock=1',
  )
  expect(writeSearch(withoutFilters(search))).toBe('/product?word=%E8%8C%B6')
  expect(isFiltered(search)).toBe(true)
  expect(isFiltered(withoutFilters(search))).toBe(false)
})

test('a price range reads from low to high, open at either end', () => {
  const format = (yen: number) => `${yen}円`

  expect(priceRangeText(3000, 5000, format)).toBe('3000円〜5000円')
  expect(priceRangeText(undefined, 5000, format)).toBe('〜5000円')
  expect(priceRangeText(3000, undefined, format)).toBe('3000円〜')
})
