import { budgetText, findOccasionByWord, periodText, seasonText } from './gift-ways.rules'

const occasions = [
  { key: 'shussan-iwai', name: '出産祝い', words: ['出産'] },
  { key: 'uchiiwai', name: '内祝い', words: ['お返し', '出産内祝い'] },
  { key: 'oseibo', name: 'お歳暮', words: ['おせいぼ', '冬ギフト'] },
  { key: 'haha-no-hi', name: '母の日', words: ['母'] },
]

test.each([
  ['お歳暮', 'oseibo'],
  ['御歳暮', 'oseibo'],
  ['歳暮', 'oseibo'],
  ['お歳暮　ハム', 'oseibo'],
  ['冬ギフト', 'oseibo'],
  ['おせいぼ', 'oseibo'],
  ['oseibo', 'oseibo'],
  ['shussaniwai', 'shussan-iwai'],
  ['出産内祝い', 'uchiiwai'],
  ['出産祝い', 'shussan-iwai'],
  ['おかえし', undefined],
  ['母', 'haha-no-hi'],
  ['母子手帳', undefined],
  ['タオル', undefined],
])('a search for %s matches the occasion %s', (word, key) => {
  expect(findOccasionByWord(occasions, word)?.key).toBe(key)
})

test('formats seasons and price ranges', () => {
  expect(seasonText({ season: { from: '11-01', to: '12-25' } })).toBe('11月1日〜12月25日')
  expect(seasonText({ season: null })).toBe('一年を通して')
  expect(budgetText({ priceFrom: undefined, priceTo: 3000 })).toBe('3,000円まで')
  expect(budgetText({ priceFrom: 3000, priceTo: 5000 })).toBe('3,000円〜5,000円')
  expect(budgetText({ priceFrom: 10000, priceTo: undefined })).toBe('10,000円から')
})

test.each([
  [[{ title: 'いつ', text: '生後7日から1か月ごろまで。退院のあとに。' }], '生後7日から1か月ごろまで'],
  [[], '一年を通して'],
])('says when to give by the first sentence of the manners', (manners, period) => {
  expect(periodText({ season: null, manners })).toBe(period)
})
