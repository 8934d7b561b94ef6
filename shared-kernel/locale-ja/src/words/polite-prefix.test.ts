import { normaliseForSearch } from '../normalise-kana'
import { withoutPolitePrefix } from './polite-prefix'

test.each([
  ['お箸', '箸'],
  ['御歳暮', '歳暮'],
  ['ご祝儀', '祝儀'],
  ['おせんべい', 'センベイ'],
])('removes the polite prefix from %s, leaving %s', (typed, plain) => {
  expect(withoutPolitePrefix(normaliseForSearch(typed))).toBe(plain)
})

test.each(['おす', 'ごま', '箸', '御'])('finds no polite prefix in %s', (typed) => {
  expect(withoutPolitePrefix(normaliseForSearch(typed))).toBeUndefined()
})
