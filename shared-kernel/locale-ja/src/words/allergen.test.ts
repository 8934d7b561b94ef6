import { findAllergen, readAllergensOf } from './allergen'

test.each<[string, string[], string]>([
  ['卵なし', ['卵'], ''],
  ['卵 なし', ['卵'], ''],
  ['クッキー　玉子 不使用', ['卵'], 'クッキー'],
  ['小麦・乳不使用のお菓子', ['小麦', '乳'], 'お菓子'],
  ['卵と牛乳を使っていない ケーキ', ['卵', '乳'], 'ケーキ'],
  ['ピーナッツアレルギー', ['落花生'], ''],
  ['卵アレルギー対応 ギフト', ['卵'], 'ギフト'],
  ['海老抜きのせんべい', ['えび'], 'せんべい'],
  ['ギフト 小麦を含まない', ['小麦'], 'ギフト'],
  ['桃不使用', ['もも'], ''],
  ['乾麺 そば粉不使用', ['そば'], '乾麺'],
  ['卵類・乳成分なし', ['卵', '乳'], ''],
  ['お酒が飲めない 父', ['アルコール'], '父'],
  ['卵も牛乳も使ってないお菓子', ['卵', '乳'], 'お菓子'],
  ['林檎アレルギーでも飲める ジュース', ['りんご'], 'ジュース'],
  ['グルテンを避けてる人に麺類', ['小麦'], '人に麺類'],
  ['アルコール控えたい 父', ['アルコール'], '父'],
  ['アルコール少なめの飲み物', ['アルコール'], '飲み物'],
  ['豚肉だめ ギフト', ['豚肉'], 'ギフト'],
  ['ノンアレルゲンのお菓子', ['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '落花生'], 'お菓子'],
])('reads %s as excluding %j from a search for "%s"', (typed, without, word) => {
  expect(readAllergensOf(typed)).toEqual({ without, word })
})

test.each([
  '卵',
  '卵焼き器',
  'もも なし',
  'りんごなし',
  'うずら卵なし',
  'ミルクティー',
  '名入れなし',
  'アレルギー',
  '日本酒なし',
])('finds no excluded allergens in %s', (typed) => {
  expect(readAllergensOf(typed)).toBeUndefined()
})

test.each([
  ['そば', 'そば'],
  ['蕎麦', 'そば'],
  ['桃', undefined],
  ['そばなし', undefined],
  ['ナッツ', undefined],
])('finds the allergen that %s names', (typed, label) => {
  expect(findAllergen(typed)).toBe(label)
})
