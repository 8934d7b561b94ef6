import { findChoiceLabel, findOrderedCount } from './search-conditions.rules'

test('says that an allergen is excluded even if no facet counts it', () => {
  expect(findChoiceLabel({ named: [], prices: [], inStock: 0 }, 'without', 'アルコール')).toBe(
    'アルコールを含まない',
  )
})

test('names a trait that no product of the list has', () => {
  expect(findChoiceLabel({ named: [], prices: [], inStock: 0 }, 'trait', 'free')).toBe('送料無料')
})

test.each([
  ['ジュース　２０ケース', 'ジュース', '20ケース'],
  ['お茶3本', 'お茶', '3本'],
  ['２箱 お茶', 'お茶', '2箱'],
  ['箸 50膳', '箸 50膳', undefined],
  ['6個入 クッキー', 'クッキー', undefined],
  ['お茶 3000円以内', 'お茶', undefined],
])('finds the ordered quantity of %s', (asked, word, count) => {
  expect(findOrderedCount({ asked, word })).toBe(count)
})
