import { targetAgeText } from './target-age.rules'

test.each([
  ['3歳から（磁石と小さな球を含みます）', '対象年齢 3歳から'],
  ['生後すぐから（おむつはSサイズ、4〜8kg）', '対象年齢 生後すぐから'],
  ['小学生（6〜12歳）', '対象年齢 小学生（6〜12歳）'],
  ['中学生・高校生', '対象年齢 中学生・高校生'],
  ['飾りもの（おもちゃではありません）', ''],
  [undefined, ''],
])('words the age of %s in a tile as %s', (age, text) => {
  expect(targetAgeText(age)).toBe(text)
})
