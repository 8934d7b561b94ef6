import { readAllergens } from './allergen.rules'
import { readSearch, writeSearch } from './product-search.rules'

const read = (query: string) => {
  const found = readAllergens(readSearch(new URLSearchParams(query)))
  return found && decodeURIComponent(writeSearch(found))
}

test('an allergen that is to be missing is a choice of the filter, beside what was chosen before', () => {
  expect(read('word=卵なし クッキー')).toBe('/product?word=クッキー&without=卵')
  expect(read('word=乳不使用&without=卵&page=3')).toBe('/product?without=卵&without=乳')
})

test('what is read leaves nothing to be read: the list is shown after one step', () => {
  expect(read('word=クッキー&without=卵')).toBeUndefined()
})
