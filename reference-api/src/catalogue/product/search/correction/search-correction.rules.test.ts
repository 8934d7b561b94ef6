import { correctedQuery, doubtfulWords, shorterQueries, listTerms } from './search-correction.rules'

const correct = (query: string) => correctedQuery(query, doubtfulWords(query, terms), terms)

const terms = listTerms([
  '今治タオルセット「空」',
  'イマバリ タオルセット ソラ',
  'どら焼き 10個入',
  'ドラヤキ ジッコイリ',
  'バウムクーヘン',
  'カスタード',
  'カステラ',
  'お茶・コーヒー',
  'チュウセンテヌグイ セイガイハ',
  '羊羹 小倉',
  '煎茶',
  '新茶',
  'マグ',
])

test.each([
  ['an extra letter', 'カステエラ', 'カステラ'],
  ['two letters swapped', 'カテスラ', 'カステラ'],
  ['a wrong letter', 'どらゆき', 'どらやき'],
  ['the nearer of two kana', 'カスタラ', 'カステラ'],
  ['two typos in a long word', 'パウムクウヘン', 'バウムクーヘン'],
  ['a typo in romaji', 'kasutela', 'カステラ'],
  ['a long vowel in hiragana', 'ばうむくーひん', 'ばうむくーへん'],
  ['the last part of a compound', 'てぬぐう', 'てぬぐい'],
  ['a left out dakuten', 'とらやき', 'どらやき'],
  ['the wrong kanji of a reading', '洋羹', '羊羹'],
  ['one word of several', '今治　カステエラ', '今治 カステラ'],
])('corrects %s in %s to %s', (_what, query, meant) => {
  expect(correct(query)).toBe(meant)
})

test.each([
  ['words of existing names', '今治 たおる'],
  ['a two-letter word', 'ミソ'],
  ['a query unlike any name', '自転車の空気入れ'],
  ['two typos in a short word', 'カトトラ'],
  ['a kanji that several words have', '黒茶'],
  ['a short word with a letter more', 'マグロ'],
  ['a longer compound of a short word', '新茶器'],
  ['a number', 'どら焼き 20個入'],
  ['too many words for a typo', 'カステエラ あ い う え お か'],
  ['a blank query', '　'],
])("doesn't correct %s (%s)", (_what, query) => {
  expect(correct(query)).toBeUndefined()
})

test('treats repeated words of a query as one word', () => {
  expect(shorterQueries('煎茶 湯呑 煎茶')).toEqual([
    { word: '煎茶', dropped: ['湯呑'] },
    { word: '湯呑', dropped: ['煎茶'] },
  ])
  expect(shorterQueries('煎茶 煎茶')).toEqual([])
})

test('returns at most eight shorter queries by leaving out words', () => {
  const left = (query: string) => shorterQueries(query).map(({ word }) => word)

  expect(left('a b c')).toEqual(['a b', 'a c', 'b c', 'a', 'b', 'c'])
  expect(left('a b c d e')).toEqual([
    ...['a b c d', 'a b c e', 'a b d e', 'a c d e', 'b c d e'],
    ...['a b c', 'a b', 'a'],
  ])
})
