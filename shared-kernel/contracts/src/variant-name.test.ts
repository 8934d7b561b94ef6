import { variantNameOf } from './variant-name'

test.each([
  ['サイズ', 'W63', 'サイズ W63'],
  ['サイズ', '160', 'サイズ 160'],
  ['サイズ', '大', '大'],
  ['色', '白', '白'],
  [null, '160', '160'],
  ['サイズ', null, null],
])('names the variant of %s %s as %s', (variant_label_1, variant_value_1, name) => {
  const none = { variant_label_2: null, variant_value_2: null }
  expect(variantNameOf({ variant_label_1, variant_value_1, ...none })).toBe(name)
})

test('joins the names of two options', () => {
  const shirt = {
    variant_label_1: '色',
    variant_value_1: '白',
    variant_label_2: 'サイズ',
    variant_value_2: 'L',
  }
  expect(variantNameOf(shirt)).toBe('白 / サイズ L')
})
