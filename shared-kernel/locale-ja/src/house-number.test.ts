import { hasHouseNumber } from './house-number'

test.each([
  '千代田1-1',
  '千代田１－１',
  '北一条西一丁目',
  '銀座四丁目一番',
  '緑が丘2丁目3',
  '字中原三番地',
  '大手町二の三',
  '無番地',
])('finds a house number in %s', (street) => {
  expect(hasHouseNumber(street)).toBe(true)
})

test.each(['千代田', '三田', '丸の内', '銀座四丁目', '梅田３丁目', ''])(
  'finds no house number in 「%s」',
  (street) => {
    expect(hasHouseNumber(street)).toBe(false)
  },
)
