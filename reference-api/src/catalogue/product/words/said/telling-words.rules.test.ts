import { isDetail, sortByTelling } from './telling-words.rules'

const sort = (...dropped: [kept: string, dropped: string][]) =>
  sortByTelling(dropped.map(([word, one]) => ({ word, dropped: one.split(' ') }))).map(({ word }) => word)

test.each(['青い', '白', '紺の', '大きい', '娘', '革', '26cm', '常温', '個包装', '一人用'])(
  '%s is a detail',
  (word) => {
    expect(isDetail(word)).toBe(true)
  },
)

test.each(['お皿', 'せんべい', 'お見舞い', '日本酒', '食べ物', '匂い'])('%s names goods', (word) => {
  expect(isDetail(word)).toBe(false)
})

test('leaves out details before goods', () => {
  expect(sort(['娘 傘', '赤い'], ['赤い 娘', '傘'], ['傘', '赤い 娘'])).toEqual(['娘 傘', '傘', '赤い 娘'])
})

test('leaves out the goods before a diet', () => {
  expect(sort(['お茶', 'カフェインレス'], ['カフェインレス', 'お茶'])).toEqual(['カフェインレス', 'お茶'])
})

test('offers no goods of a colour alone', () => {
  expect(sort(['青い', 'お皿'], ['お皿', '青い'])).toEqual(['お皿'])
})
