import { computeQueryGrams, parseQueryWords, computeSearchGrams } from './product-search.rules'

const towel = {
  name: '今治タオル セット',
  name_kana: 'イマバリタオルセット',
  code: 'TW-001',
  catch_copy: '',
  categories: ['タオル・寝具'],
  tags: [],
}
const grams = computeSearchGrams(towel)
const finds = (query: string) =>
  parseQueryWords(query).every((spellings) =>
    spellings.some((word) => computeQueryGrams(word).every((gram) => grams.includes(gram))),
  )

test.each([
  'タオル',
  'たおる',
  'ﾀｵﾙ',
  '治',
  '今治 セット',
  'tw-001',
  'ＴＷ－００１',
  'tw001',
  '寝具',
  'imabari',
  'taoru',
  'お寝具',
  'タオール',
])('finds a product by %s in any common spelling', (query) => {
  expect(finds(query)).toBe(true)
})

test('requires every word of a query to match', () => {
  expect(finds('タオル 石けん')).toBe(false)
})

test('finds no words in a blank query', () => {
  expect(parseQueryWords('　 ')).toEqual([])
})
