import { aCartProduct } from '../testing/cart-builders'
import { findChangeLink } from './change-line.rules'

const lineOf = (info: object, own: object = {}) => {
  const line = aCartProduct({ key: 'line-1', ...own })
  return { ...line, product_info: { ...line.product_info, key: 'blazer', ...info } }
}

test.each([
  [{ variant_labels: ['サイズ', '色'] }, {}, 'サイズ・色を変更する'],
  [
    { variant_labels: ['サイズ'], has_measurement: true, has_name_embroidery: true },
    {},
    'サイズ・採寸・刺繍を変更する',
  ],
  [{ has_name_embroidery: true, name_marking: '刻印' }, {}, 'お名前の刻印を入れる'],
  [{ has_name_embroidery: true }, { name_embroidery: '田中' }, '刺繍を変更する'],
])('names what can be changed: %j %j', (info, own, text) => {
  expect(findChangeLink(lineOf(info, own))).toEqual({ href: '/product/blazer/uos?line=line-1', text })
})

test('offers no change of a product without variants and names', () => {
  expect(findChangeLink(lineOf({ variant_labels: [], has_measurement: false }))).toBeUndefined()
})

test('names the buy-now cart in the address', () => {
  const line = lineOf({ variant_labels: ['サイズ'] })

  expect(findChangeLink(line, 'buy-now')?.href).toBe('/product/blazer/uos?line=line-1&buy=now')
})
