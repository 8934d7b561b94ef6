import { aCartAccessory, aCartProduct } from '../testing/cart-builders'
import { nameLine } from './line-name.rules'

const { product_info } = aCartProduct()
const ofSize = (key: string, variant_name: string) =>
  aCartProduct({ key, product_info: { ...product_info, variant_name } })
const withNoshi = (key: string, noshi_name: string) =>
  aCartProduct({ key, accessories: [aCartAccessory({ noshi_name })] })

test.each([
  ['alone', [ofSize('one', 'M')], ['今治タオル']],
  ['by size', [ofSize('one', 'M'), ofSize('two', 'L')], ['今治タオル（M）', '今治タオル（L）']],
  [
    'by noshi',
    [withNoshi('one', '山田'), withNoshi('two', '佐藤\n鈴木'), aCartProduct()],
    ['今治タオル（のし 御祝 山田）', '今治タオル（のし 御祝 佐藤　鈴木）', '今治タオル'],
  ],
  [
    'by position',
    [withNoshi('one', '山田'), withNoshi('two', '山田')],
    ['今治タオルの1つ目', '今治タオルの2つ目'],
  ],
])('names lines of one product %s', (_by, lines, names) => {
  expect(lines.map((line) => nameLine(line, lines))).toEqual(names)
})
