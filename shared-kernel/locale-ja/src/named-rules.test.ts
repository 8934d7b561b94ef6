import { firstProblem } from './field.rules'
import { rulesNamed } from './named-rules'

test.each([
  ['kana', '', 'やまだ', '項目は全角カタカナで入力してください'],
  ['post', '', '12-34567', '項目は郵便番号の形式で入力してください。 例：123-4567'],
  ['decimal:1', '', '1.25', '項目は小数点第1位までの数値を入力してください'],
  ['tel', '', '12345', '項目は電話番号のフォーマットで入力してください'],
  ['required_without_all:other', '', '', 'いずれかは必須項目です'],
  ['half_width_alpha_num', '', 'ＡＢＣ', '項目は半角英数字で入力してください'],
  ['date_birth', '', '2026-02-30', '日付が無効です'],
  ['min_date:other', '2026-05-01', '2026-04-30', '参照終了日は参照開始日より大きです。'],
])('applies the rule %s with its exact message (§5)', (name, other, value, message) => {
  expect(
    firstProblem(
      value,
      '項目',
      rulesNamed([name], () => other),
    ),
  ).toBe(message)
})

test('applies a cross-field rule to the value of the other field', () => {
  expect(
    firstProblem(
      '',
      '項目',
      rulesNamed(['required_without_all:phone_number'], () => '0312345678'),
    ),
  ).toBeUndefined()
  expect(
    firstProblem(
      '2026-05-02',
      '項目',
      rulesNamed(['min_date:from'], () => '2026-05-01'),
    ),
  ).toBeUndefined()
})

test('ignores rule names that are unknown to the client', () => {
  expect(rulesNamed(['rule_of_tomorrow', 'toString'])).toEqual([])
})
