import { aDetail, aShipping } from '../../testing/cart-builders'
import { carriageRow, carriageSentence, isCarriageOpen, stateCarriage, totalOf } from './carriage.rules'

test.each([
  [null, undefined],
  [0, '送料無料でお届けします。'],
  [1200, 'あと1,200円で送料無料'],
])('shows the amount missing for free shipping (%s)', (missing, note) => {
  const detail = aDetail()
  const order = { ...detail.order, amount_until_free_carriage: missing }

  expect(stateCarriage({ ...detail, order }).note).toBe(note)
})

test.each([
  [1_540, '送料は、お届け先ごとのお買い上げ金額で計算しています。'],
  [0, '送料無料でお届けします。'],
])('explains shipping of %i yen for several addresses', (total_carriage, note) => {
  const detail = aDetail({ shippings: [aShipping(), aShipping({ key: 'second' })] })

  expect(stateCarriage({ ...detail, order: { ...detail.order, total_carriage } })).toEqual({ note })
})

const area = {
  key: 'kanto',
  name: '関東',
  prefectures: ['東京都'],
  transit_days: 1,
  is_own: true,
  normal: { price_with_tax: 770, free_from: 11_000 },
  cool: { price_with_tax: 1_100, free_from: null },
}
const tokyo = { prefecture: '東京都', area }
const nowhere = { prefecture: undefined, area }

/** A cart of products that cost `goods` yen together, with accessories for 500 yen more. */
const withoutAddress = (kinds: readonly ('normal' | 'cool' | 'free')[], goods: number) => {
  const detail = aDetail()
  const sums = { total_price: goods + 500, total_accessory: 500, total_payment: goods + 500 }
  return {
    ...detail,
    shippings: [],
    order: {
      ...detail.order,
      ...sums,
      amount_until_free_carriage: null,
      carriage_preview: { from: 770, to: 2_200 },
    },
    products: kinds.map((carriage_kind, index) => {
      const [line] = detail.products
      const total_price = index === 0 ? goods : 0
      return { ...line!, total_price, product_info: { ...line!.product_info, carriage_kind } }
    }),
  }
}

test.each([
  [['normal'] as const, 3_300, '関東へのお届けで送料770円、あと7,700円で送料無料'],
  [['normal'] as const, 10_890, '関東へのお届けで送料770円、あと110円で送料無料'],
  [['normal', 'free'] as const, 12_000, '関東へは送料無料でお届けします。'],
  [['normal', 'cool'] as const, 12_000, '関東へのお届けでクール便の送料1,100円'],
  [['free'] as const, 500, '関東へは送料無料でお届けします。'],
])("states the postage for the shop's area by default (%s, %i yen)", (kinds, goods, text) => {
  expect(carriageSentence(withoutAddress(kinds, goods), nowhere)).toBe(text)
})

test.each([
  [tokyo, 3_300, '送料（東京都の場合）', '770円'],
  [nowhere, 3_300, '送料（関東の場合）', '770円'],
  [nowhere, 11_000, '送料（関東の場合）', '無料'],
  [{ prefecture: undefined, area: undefined }, 3_300, '送料', '770円〜2,200円（お届け先の入力後に計算）'],
])('names the assumed place beside the postage', (to, goods, term, value) => {
  expect(carriageRow(withoutAddress(['normal'], goods), to)).toEqual({ term, value })
})

test('names chilled delivery as the reason for its postage', () => {
  const chilled = withoutAddress(['normal', 'cool'], 3_300)
  const order = { ...chilled.order, total_carriage: 1_100 }

  expect(carriageRow(chilled, nowhere)).toEqual({ term: '送料（クール便・関東の場合）', value: '1,100円' })
  expect(carriageRow({ ...chilled, order, shippings: [aShipping()] }).term).toBe('送料（クール便）')
  expect(carriageRow({ ...chilled, order, shippings: [aShipping(), aShipping()] }).term).toBe(
    '送料（クール便を含む）',
  )
})

test.each([
  [nowhere, 3_300, true],
  [nowhere, 11_000, false],
  [{ prefecture: undefined, area: undefined }, 11_000, true],
])('expects no more postage once the delivery is free', (to, goods, isOpen) => {
  expect(isCarriageOpen(withoutAddress(['normal'], goods), to)).toBe(isOpen)
})

test('includes the foreseen postage in the estimated total', () => {
  expect(totalOf(withoutAddress(['normal'], 3_300), nowhere)).toEqual({ term: '合計の目安', amount: 4_570 })
})

test('shows the charged total once there is an address', () => {
  const detail = aDetail({ shippings: [aShipping()] })

  expect(totalOf(detail, nowhere)).toEqual({ term: '合計', amount: detail.order.total_payment })
})
