import { aProduct } from '../testing/product-builders'
import { madeToOrderDayText, stockText, whyNotForSale } from './product-sale.rules'

const now = new Date('2026-11-21T00:00:00+09:00')

test('returns the reason why a product isn’t for sale', () => {
  expect(whyNotForSale(aProduct(), { isSelling: true, now })).toBeUndefined()
  expect(whyNotForSale(aProduct({ is_sale: false }), { isSelling: true, now })).toBe(
    '現在お取り扱いしておりません。',
  )
  expect(
    whyNotForSale(aProduct({ is_sale: false, sale_from: '2026-12-01T10:00:00+09:00' }), {
      isSelling: true,
      now,
    }),
  ).toBe('2026.12.01 10:00から販売します。')
  expect(whyNotForSale(aProduct({ sale_to: '2026-11-01T00:00:00+09:00' }), { isSelling: true, now })).toBe(
    '販売期間が終了しました。',
  )
  expect(whyNotForSale(aProduct({ stock_state: 'sold_out' }), { isSelling: true, now })).toBe(
    'ただいま売り切れです。',
  )
})

test('describes the stock with the dispatch date', () => {
  expect(stockText(aProduct())).toBe('在庫あり・2営業日以内に発送します')
  expect(stockText(aProduct({ stock_state: 'few', stock_quantity: 2 }))).toBe(
    '残り2点・2営業日以内に発送します',
  )
  expect(stockText(aProduct({ stock_state: 'sold_out' }))).toBe('ただいま売り切れです。')
})

test('describes garments made to measure without a stock', () => {
  expect(stockText(aProduct({ has_measurement: true }))).toBe('ご注文を受けてからお仕立てします')
})

test('describes the stock of goods that can do without a name', () => {
  expect(stockText(aProduct({ has_name_embroidery: true }))).toBe('在庫あり・2営業日以内に発送します')
})

test.each([
  ['2026-11-26', 'ご注文から5日ほど、11月26日（木）ごろ'],
  ['2026-12-03', 'ご注文から12日ほど、12月3日（木）ごろ'],
])('describes the arrival of a garment on %s', (day, text) => {
  expect(madeToOrderDayText(day, now)).toBe(text)
})
