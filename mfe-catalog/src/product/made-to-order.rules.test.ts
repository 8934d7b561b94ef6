import { checkCentimetres, optionsOf } from './made-to-order.rules'

test('what was measured and embroidered goes along as options, and nothing empty', () => {
  expect(optionsOf({ height: '150', waist: '', name_embroidery: ' 田中 ' })).toEqual({ 'measurement.height': '150', name_embroidery: '田中' })
})

test('a measure is whole centimetres of a body', () => {
  expect(checkCentimetres('150', '身長')).toBeUndefined()
  expect(checkCentimetres('', '身長')).toBeUndefined()
  for (const value of ['12', '300', '150.5', 'abc']) expect(checkCentimetres(value, '身長')).toBe('身長は30〜220の整数（cm）で入力してください')
})
