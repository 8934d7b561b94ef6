import { completePostalCode, formatPostalCode } from './postal-code'

test('formats a postal code as three digits, hyphen, four digits', () => {
  expect(formatPostalCode('1000001')).toBe('100-0001')
  expect(formatPostalCode('１００ー０００１')).toBe('100-0001')
  expect(formatPostalCode('100')).toBe('100')
})

test('a postal code is complete only with seven digits', () => {
  expect(completePostalCode('100-000')).toBeUndefined()
  expect(completePostalCode('100-0001')).toBe('1000001')
})

test.each(['〒100-0001', '〒 １００−０００１', '100 0001', '１００ー０００１'])(
  'accepts %s as a complete postal code',
  (code) => {
    expect(completePostalCode(code)).toBe('1000001')
  },
)
