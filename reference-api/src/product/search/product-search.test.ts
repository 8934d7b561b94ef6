import { queryGramsOf, searchGramsOf } from './product-search.rules'

const towel = {
  name: '今治タオル セット',
  name_kana: 'イマバリタオルセット',
  code: 'TW-001',
  catch_copy: '',
  categories: ['タオル・寝具'],
  tags: [],
}
const finds = (query: string) => queryGramsOf(query).every((gram) => searchGramsOf(towel).includes(gram))

test.each(['タオル', 'たおる', 'ﾀｵﾙ', '治', '今治 セット', 'tw-001', 'ＴＷ－００１', '寝具'])(
  'a product is found by %s, whatever the width, case and kana',
  (query) => {
    expect(finds(query)).toBe(true)
  },
)

test('every word of a query must be found', () => {
  expect(finds('タオル 石けん')).toBe(false)
})

test('a blank query asks for nothing', () => {
  expect(queryGramsOf('　 ')).toEqual([])
})
