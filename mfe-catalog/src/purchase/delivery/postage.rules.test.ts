import { statePostage } from './postage.rules'

const area = {
  key: 'kanto',
  name: '関東',
  prefectures: ['東京都'],
  transit_days: 1,
  is_own: true,
  normal: { price_with_tax: 770, free_from: 11_000 },
  cool: { price_with_tax: 1_100, free_from: null },
}
const settings = { isPricedWithoutTax: false }
const parcel = (goods: number, kind: 'normal' | 'cool' | 'free' = 'normal') => ({ goods, kind })

test.each([
  [undefined, '送料770円（11,000円以上で無料）', 'この商品だけのご注文なら、あと7,700円で送料無料'],
  [parcel(5_000), '送料770円（11,000円以上で無料）', 'カートの商品とあわせて、あと2,700円で送料無料'],
  [parcel(20_000), '送料無料', 'カートの商品とあわせたご注文の場合'],
  [parcel(20_000, 'cool'), 'クール便の送料1,100円', 'カートの商品とあわせたご注文の場合'],
])('states the postage beside a cart of %j', (inCart, postage, note) => {
  expect(statePostage({ area, own: parcel(3_300), inCart, settings })).toEqual({ postage, note })
})

test.each([
  [parcel(3_300), '送料770円（11,000円以上で無料）', 'カートの商品は、あと7,700円で送料無料'],
  [parcel(12_000), '送料無料', 'カートの商品のご注文の場合'],
])('counts a product once that a cart of %j has', (inCart, postage, note) => {
  const shipped = { area, own: parcel(3_300), inCart, isInCart: true, settings }

  expect(statePostage(shipped)).toEqual({ postage, note })
})

test('needs no cart for a product that ships free', () => {
  const inCart = parcel(20_000)

  expect(statePostage({ area, own: parcel(3_300, 'free'), inCart, settings })).toEqual({
    postage: '送料無料',
  })
  expect(statePostage({ area, own: parcel(12_000), inCart, settings })).toEqual({ postage: '送料無料' })
})

test('counts a wholesale cart with tax', () => {
  const { note } = statePostage({
    area,
    own: parcel(3_300),
    inCart: parcel(2_200),
    settings: { isPricedWithoutTax: true },
  })

  expect(note).toBe('カートの商品とあわせて、あと税込5,500円で送料無料')
})

test('states no postage without a rate', () => {
  expect(statePostage({ area: undefined, own: parcel(3_300), inCart: undefined, settings })).toEqual({})
})
