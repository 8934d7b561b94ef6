import { checkDateParts, joinDateParts } from './date-parts.rules'

test.each([
  [['1990', '', ''], '生年月日の月と日を入力してください'],
  [['1990', '1', ''], '生年月日の日を入力してください'],
  [['', '１', '３１'], '生年月日の年を入力してください'],
  [['1990', '2', '31'], undefined],
  [['', '', ''], undefined],
])('names the missing parts of %j', (typed, message) => {
  expect(checkDateParts(joinDateParts(typed), '生年月日')).toBe(message)
})
