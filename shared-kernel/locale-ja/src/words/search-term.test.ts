import { readSearchTerm } from './search-term'

const termOf = (search: string) => readSearchTerm(new URLSearchParams(search).get('word'), 5)

test('drops an incomplete character at the end of a truncated link', () => {
  expect(termOf('word=%E3%81')).toBe('')
  expect(termOf('word=%E8%8C%B6%E3%81')).toBe('茶')
})

test('replaces control characters with spaces', () => {
  expect(termOf('word=a%00b%0A')).toBe('a b')
})

test('shortens a long term without splitting a character', () => {
  expect(termOf(`word=${encodeURIComponent('お茶漬け𠮷野')}`)).toBe('お茶漬け')
  expect(termOf('word=abcd%20efg')).toBe('abcd')
})

test('returns an empty term if the URL has none', () => {
  expect(termOf('')).toBe('')
})
