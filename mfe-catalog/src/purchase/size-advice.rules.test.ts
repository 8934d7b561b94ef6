import { adviseSize, sizeRangeText } from './size-advice.rules'

const table = {
  caption: '仕上がり寸法',
  rows: [
    ['サイズ', '身長の目安', '胸囲'],
    ['150', '145から155', '90'],
    ['160', '155から165', '96'],
  ],
}
const tall = (value: string) => [{ label: '身長', value }]

test('advises the size whose range holds the height', () =>
  expect(adviseSize(table, tall('156'))).toEqual({ size: '160', label: '身長', value: '156' }))

test('advises the larger size on a boundary', () => expect(adviseSize(table, tall('155'))?.size).toBe('160'))

test.each(['', '200', 'abc'])('gives no advice for a height of %j', (value) =>
  expect(adviseSize(table, tall(value))).toBeUndefined(),
)

test('never takes a finished measure for a range', () =>
  expect(adviseSize(table, [{ label: '胸囲', value: '90' }])).toBeUndefined())

test('gives no advice without a size chart', () => expect(adviseSize(null, tall('156'))).toBeUndefined())

test('describes the range of a size', () => {
  expect(sizeRangeText(table, '150')).toBe('身長145〜155cm')
  expect(sizeRangeText(table, '170')).toBeUndefined()
})
