import { formatCount, formatYen } from './money'

test('formats whole yen with separators', () => {
  expect(formatYen(1234567)).toBe('1,234,567円')
  expect(formatYen(0)).toBe('0円')
})

test('groups digits in threes, just like Intl', () => {
  const intl = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

  for (const amount of [0, 7, 999, 1000, 12_345, 1_234_567, -500, -1_000_000])
    expect(formatYen(amount)).toBe(`${intl.format(amount)}円`)
})

test('formats a count without a unit', () => {
  expect(formatCount(1_287)).toBe('1,287')
})
