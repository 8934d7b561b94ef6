import { adviseSize, sizeRangeText } from './size-advice.rules'

const table = {
  caption: '仕上がり寸法',
  rows: [
    ['サイズ', '身長の目安', '胸囲'],
    ['150', '145〜154', '90'],
    ['160', '155〜164', '96'],
  ],
}
const tall = (value: string) => [{ label: '身長', value }]

test('advises the size whose range holds the height', () =>
  expect(adviseSize(table, tall('156'))).toEqual({ size: '160', label: '身長', value: '156' }))

test.each([
  ['154.5', '150'],
  ['155', '160'],
  ['164.9', '160'],
])('advises for a height of %s the size %s', (height, size) =>
  expect(adviseSize(table, tall(height))?.size).toBe(size),
)

test.each(['', '200', 'abc'])('gives no advice for a height of %j', (value) =>
  expect(adviseSize(table, tall(value))).toBeUndefined(),
)

test('never takes a finished measure for a range', () =>
  expect(adviseSize(table, [{ label: '胸囲', value: '90' }])).toBeUndefined())

test('gives no advice without a size chart', () => expect(adviseSize(null, tall('156'))).toBeUndefined())

test('describes the range of a size', () => {
  expect(sizeRangeText(table, '150')).toBe('身長145〜154cm')
  expect(sizeRangeText(table, '170')).toBeUndefined()
})
