import {
  changeSections,
  checkCentimetres,
  buildOptions,
  measuresText,
  readOptions,
} from './product-uos.rules'
import { aProduct } from '../testing/product-builders'

test('converts measurements and embroidery to options, omitting empty ones', () => {
  const form = ['height', 'waist', 'name_embroidery'].map((name) => ({ name, label: name, type: 'text' }))
  const layout = { form, dataFormDefault: {}, options: {}, prefix: '' }

  expect(buildOptions({ height: '150', waist: '', name_embroidery: ' 田中 ' }, { layout })).toEqual({
    'measurement.height': '150',
    name_embroidery: '田中',
  })
})

test.each([
  ['田中（楷書・紺）', { name_embroidery: '田中', style: 'kaisho', color: 'kon' }],
  ['田中（楷書・もうない色）', { name_embroidery: '田中', style: 'kaisho' }],
  ['田中', { name_embroidery: '田中' }],
  ['', {}],
])('reads the embroidery of a line: %s', (text, fields) => {
  const choices = { style: [{ value: 'kaisho', label: '楷書' }], color: [{ value: 'kon', label: '紺' }] }
  const form = ['style', 'color'].map((name) => ({ name, label: name, type: 'select' }))
  const embroidery = { form, dataFormDefault: {}, options: choices, prefix: '' }

  const options = { 'measurement.height': '152.5', ...(text ? { name_embroidery: text } : {}) }

  expect(readOptions(options, embroidery)).toEqual({ height: '152.5', ...fields })
})

test('names the labels by which the variants differ', () => {
  const products = [
    { ...aProduct(), variant_value_1: '160', variant_value_2: '紺' },
    { ...aProduct(), variant_value_1: '170', variant_value_2: '紺' },
  ]
  const labels = { variant_label_1: 'サイズ', variant_label_2: '色' }
  const product = aProduct({ has_measurement: true })

  const product_model = { ...product.product_model, ...labels, products }

  expect(changeSections({ ...product, product_model })).toBe('サイズ・採寸')
})

test('accepts body measurements in centimetres with one decimal place', () => {
  for (const value of ['150', '148.5', '']) expect(checkCentimetres(value, '身長')).toBeUndefined()
  for (const value of ['12', '300', '220.1'])
    expect(checkCentimetres(value, '身長')).toBe('身長は30〜220（cm）で入力してください')
  expect(checkCentimetres('150.55', '身長')).toBe('身長は小数点第1位までの数値を入力してください')
  for (const value of ['abc', '150〜155'])
    expect(checkCentimetres(value, '身長')).toBe('身長は数字で入力してください（例：152.5）')
})

test.each([
  [['height'], /^heightは、サイズの確認だけに使います。$/],
  [['height', 'chest', 'sleeve'], /^height・chestは、サイズの確認だけ.*sleeveを入力すると、その長さに調整/],
  [['inseam'], /^inseamを入力すると、その長さに調整/],
])('tells which of the measures %j alter the garment', (names, text) => {
  const form = names.map((name) => ({ name, label: name, type: 'number' }))

  expect(measuresText({ form, dataFormDefault: {}, options: {}, prefix: '' })).toMatch(text)
})
