import { listColourWords } from './colour-words.rules'

const list = (name: string, { isFood = false, description = '' } = {}) =>
  listColourWords({ name, data: [], description, variant_value: '' }, { isFood })

test.each([
  ['大皿 瑠璃錆', '青い'],
  ['取り皿揃え 染付5枚', '青い'],
  ['夫婦湯呑 茜と藍', '赤い'],
  ['西陣織のがま口 紅葉', '赤い'],
  ['大皿 粉引', '白い'],
  ['大皿 織部', '緑'],
  ['大鉢 青磁', '緑'],
  ['和紙の帳面 墨', '黒い'],
])('finds %s under its colour', (name, word) => {
  expect(list(name)).toContain(word)
})

test('finds goods by the glaze that their description names', () => {
  expect(list('飯碗', { description: '藍の手描きです。' })).toContain('青い')
})

test.each([
  ['果樹園のジャム 青い実', true],
  ['和紅茶', true],
  ['注染手ぬぐい「青海波」', false],
  ['蒸しもの 紅白', false],
  ['緑が丘中学校 体操服', false],
  ['青空小学校 体操服', false],
])('gives %s no colour', (name, isFood) => {
  expect(list(name, { isFood })).toEqual([])
})
