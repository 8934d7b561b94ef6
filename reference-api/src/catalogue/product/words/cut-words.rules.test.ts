import { listWords, toNouns } from './cut-words.rules'
import { alignReadings } from './readings.rules'
import { toRomajiKey, withoutOkurigana } from './spelling.rules'

test('lists words and joins of adjacent words', () => {
  const words = listWords('今治タオルセット 2枚', 3)

  for (const word of ['今治', 'タオル', 'セット', '今治タオル', '2枚']) expect(words).toContain(word)
})

test('does not begin or end a join with a particle', () => {
  expect([...listWords('森の実り', 3)].sort()).toEqual(['実リ', '森', '森ノ実リ'])
})

test('cuts at the nouns of the shop first', () => {
  expect(listWords('そばがらの枕', 1)).toContain('ソバ')
  expect(listWords('そばがらの枕', 1, toNouns(['そばがら']))).not.toContain('ソバ')
})

test.each([
  [
    '季節の上生菓子「春がすみ」6個入',
    'キセツノジョウナマガシ ハルガスミ ロッコイリ',
    '上生菓子',
    'ジョウナマガシ',
  ],
  ['注染手ぬぐい「青海波」', 'チュウセンテヌグイ セイガイハ', '青海波', 'セイガイハ'],
])('learns readings from %s', (name, kana, part, reading) => {
  expect(new Map(alignReadings(name, kana)).get(part)).toBe(reading)
})

test('learns no reading from kana that does not fit the name', () => {
  expect(alignReadings('季節の上生菓子', 'セット')).toEqual([])
})

test.each([
  ['湯呑み', '湯呑'],
  ['焼き菓子', '焼菓子'],
  ['引っ越し', '引越'],
  ['茶', undefined],
  ['実り', undefined],
])('writes %s without okurigana as %s', (word, plain) => {
  expect(withoutOkurigana(word)).toBe(plain)
})

test.each([
  ['ヨウカン', 'yokan'],
  ['タオル', 'taolu'],
  ['センベイ', 'senbei'],
  ['シンブン', 'shimbun'],
])('hears %s in %s', (kana, romaji) => {
  expect(toRomajiKey(romaji)).toBe(toRomajiKey(kana))
})
