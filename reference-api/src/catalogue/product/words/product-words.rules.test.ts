import { toNouns } from './cut-words.rules'
import { computeSearchWords, listSpelledWords } from './product-words.rules'

test('spells the words of labels as they are written', () => {
  const spelled = listSpelledWords({
    name: '京のつけもの 冬の三種',
    name_kana: '',
    code: '',
    catch_copy: '',
    categories: ['手ぬぐい'],
    tags: ['名入れ'],
  })

  expect(spelled).toEqual(expect.arrayContaining(['つけもの', '手ぬぐい', '名入れ']))
})

const rankOf = (name: string, kinds: string[]) => {
  const texts = {
    name,
    name_kana: '',
    code: '',
    catch_copy: '',
    categories: [],
    tags: [],
    words: kinds,
    kinds,
  }
  const context = { nouns: toNouns([]), readings: new Map(), synonyms: new Map(), kinds: new Set(['花']) }
  return computeSearchWords(texts, context).find((ranked) => ranked.slice(1) === '花')
}

test('ranks a kind’s word last on goods of another kind', () => {
  expect(rankOf('銘茶詰合せ「花」', [])).toBe('4花')
  expect(rankOf('硝子の中の花', ['花'])).toBe('1花')
  expect(rankOf('胡蝶蘭', ['花'])).toBe('2花')
})
