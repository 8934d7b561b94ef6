import { readAllergens } from './allergen.rules'
import { readSearch, writeSearch } from './product-search.rules'

const read = (query: string) => {
  const found = readAllergens(readSearch(new URLSearchParams(query)))
  return found && decodeURIComponent(writeSearch(found))
}

test('an excluded allergen becomes a filter beside earlier ones', () => {
  expect(read('word=卵なし クッキー')).toBe('/product?word=クッキー&without=卵')
  expect(read('word=乳不使用&without=卵&page=3')).toBe('/product?without=卵&without=乳')
})

test('a search without allergen words is left as it is', () => {
  expect(read('word=クッキー&without=卵')).toBeUndefined()
})
