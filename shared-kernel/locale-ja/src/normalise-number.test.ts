import {
  normaliseCentimetres,
  normaliseCount,
  normalisePhone,
  normalisePostalCode,
  readCount,
} from './normalise-number'

test.each([
  ['〒100-0001', '1000001'],
  ['〒　１００－０００１', '1000001'],
  ['100 0001', '1000001'],
  ['郵便', '郵便'],
])('normalises the postal code %s to %s', (typed, code) => expect(normalisePostalCode(typed)).toBe(code))

test.each([
  ['(03)1234-5678', '0312345678'],
  ['（０９０）１２３４−５６７８', '09012345678'],
  ['+81 90-1234-5678', '09012345678'],
  ['+81(0)3-1234-5678', '0312345678'],
  ['＋81-3-1234-5678', '0312345678'],
  ['+1 212 555 0100', '+12125550100'],
])('normalises the phone number %s to %s', (typed, number) => expect(normalisePhone(typed)).toBe(number))

test.each([
  ['１，０００', '1000'],
  ['1、000', '1000'],
  [' 12 ', '12'],
  ['１,０', '1,0'],
  ['1,00,000', '1,00,000'],
])('normalises the count %s to %s', (typed, count) => expect(normaliseCount(typed)).toBe(count))

test.each([
  ['20ケース', 'ケース', 20],
  ['２０ケース', 'ケース', 20],
  ['20箱', 'ケース', 20],
  ['20 c/s', 'ケース', 20],
  ['1,000ｹｰｽ', 'ケース', 1000],
  ['20', 'ケース', 20],
  ['20個', 'ケース', undefined],
  ['24缶', 'ケース', undefined],
  ['3個', '点', 3],
  ['3箱', '点', 3],
  ['3ケース', '点', undefined],
  ['1.5', '点', undefined],
  ['2-3', '点', undefined],
  ['たくさん', '点', undefined],
])('reads the count %s of %s as %s', (typed, counter, count) => expect(readCount(typed, counter)).toBe(count))

test.each([
  ['１５２ｃｍ', '152'],
  ['90センチ', '90'],
  ['90 センチメートル', '90'],
  ['152.5', '152.5'],
  ['１５２．５㎝', '152.5'],
  ['152、5', '152.5'],
  ['約150cm', '150'],
  ['1m52', '152'],
  ['1.52m', '152'],
  ['150〜155', '150-155'],
  ['大きめ', '大きめ'],
])('reads the measure %s as %s centimetres', (typed, measure) =>
  expect(normaliseCentimetres(typed)).toBe(measure),
)
