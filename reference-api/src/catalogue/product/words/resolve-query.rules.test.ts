import { buildLexicon } from './lexicon.rules'
import { resolveQuery } from './resolve-query.rules'

const lexicon = buildLexicon({
  ...{ occasions: [], recipients: [], tags: [] },
  words: ['お茶・コーヒー', 'お茶', 'コーヒー', '木'].map((shown) => ({
    word: shown.replace('お', 'オ').replaceAll('ー', ''),
    shown,
    rank: '2' as const,
  })),
})
const wordsOf = (query: string) => resolveQuery(query, lexicon).map(({ spellings: [first] }) => first)

test('reads a category’s name with a middle dot as one word', () => {
  expect(wordsOf('お茶・コーヒー')).toEqual(['オ茶・コヒ'])
})

test('separates words by a middle dot that no label has', () => {
  expect(wordsOf('コーヒー・お茶')).toEqual(['コヒ', 'オ茶'])
})

test('finds goods by the material of which they are made', () => {
  expect(resolveQuery('木製', lexicon)).toMatchObject([{ whole: ['1木', '2木', '4木'] }])
})
