import { readAllergens } from './allergen.rules'
import { readSearch, writeSearch } from './product-search.rules'

const read = (query: string) => {
  const found = readAllergens(readSearch(new URLSearchParams(query)))
  return found && decodeURIComponent(writeSearch(found))
}

test('adds an excluded allergen to the existing filters', () => {
  expect(read('word=卵なし クッキー')).toBe('/product?word=クッキー&without=卵')
  expect(read('word=乳不使用&without=卵&page=3')).toBe('/product?without=卵&without=乳')
})

test('leaves a search without allergens unchanged', () => {
  expect(read('word=クッキー&without=卵')).toBeUndefined()
})
