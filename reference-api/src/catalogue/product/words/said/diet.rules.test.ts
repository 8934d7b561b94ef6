import { nameDiets } from './diet.rules'

const read = (text: string, sold: string[] = ['カフェインレス', '減塩']) =>
  nameDiets(text, (word) => sold.includes(word))
    .trim()
    .replace(/\s+/g, ' ')

test.each([
  ['カフェイン控えたい お茶', 'カフェインレス お茶'],
  ['カフェインを減らしたい お茶', 'カフェインレス お茶'],
  ['カフェイン 少なめ お茶', 'カフェインレス お茶'],
  ['カフェインなしの飲み物', 'カフェインレス 飲み物'],
  ['塩分控えめのジュース', '減塩 ジュース'],
  ['塩分が気になる人に お茶', '減塩 お茶'],
])('reads %s as the goods that the shop sells', (text, words) => {
  expect(read(text)).toBe(words)
})

test('leaves a diet whole of which the shop sells none', () => {
  expect(read('カロリー控えめ お菓子')).toBe('カロリー控えめ お菓子')
  expect(read('カフェイン控えめ お茶', [])).toBe('カフェイン控えめ お茶')
})

test('reads no diet from a word that goods are made of', () => {
  expect(read('塩 羊羹')).toBe('塩 羊羹')
})
