import { freeCarriageNote, pointsNote, sumRows, taxRows } from './cart-totals.rules'
import { currentSite, setSite } from '@storefront/site'
import { aCartAccessory, aCartProduct, aDetail, aShipping } from '../testing/cart-builders'

const termsOf = (detail: Parameters<typeof sumRows>[0]) =>
  sumRows(detail).map(({ term, value }) => `${term} ${value}`)

test('does not promise shipping costs before an address is known', () => {
  const detail = aDetail()

  const rows = termsOf(detail)

  expect(rows).toEqual([
    '商品合計（1点） 3,300円',
    '送料 お届け先の入力後に計算します',
    '送料を除く合計（税込） 3,300円',
  ])
})

test.each([
  [{ from: 770, to: 1320 }, '770円〜1,320円（お届け先の入力後に計算）'],
  [{ from: 0, to: 2200 }, '無料〜2,200円（お届け先の入力後に計算）'],
  [{ from: 770, to: 770 }, '770円'],
  [{ from: 0, to: 0 }, '無料'],
])('previews shipping costs while there is no address (%j)', (carriage_preview, text) => {
  const { order } = aDetail()

  expect(termsOf(aDetail({ order: { ...order, carriage_preview } }))).toContain(`送料 ${text}`)
})

test('counts cases as cases', () => {
  const [line] = aDetail().products
  const product_info = { ...line!.product_info, counter: 'ケース' }

  expect(termsOf(aDetail({ products: [{ ...line!, product_info }] }))).toContain(
    '商品合計（1ケース） 3,300円',
  )
})

test('says that sums include tax where prices exclude it', () => {
  const site = currentSite()
  setSite({ ...site, settings: { ...site.settings, isPricedWithoutTax: true } })
  const { order } = aDetail()
  const detail = aDetail({ order: { ...order, carriage_preview: { from: 0, to: 2200 }, point: 100 } })

  expect(termsOf(detail)).toEqual([
    '商品合計（1点） 税込3,300円',
    '送料 無料〜税込2,200円（お届け先の入力後に計算）',
    'ポイント利用 −100円',
    '税抜合計 3,000円',
    '消費税 300円',
    '送料を除く合計（税込） 3,300円',
  ])
  expect(termsOf(aDetail({ order: { ...order, amount_by_tax_rate: [] } })).join()).not.toMatch('税抜合計')
  setSite(site)
})

test.each([
  ['cash_on_delivery', 33, '獲得予定ポイントは、商品の発送後にお使いいただけます。'],
  ['deferred', 33, '獲得予定ポイントは、商品の発送後にお使いいただけます。'],
  ['deferred', 0, undefined],
  ['card', 33, undefined],
])('explains when points can be used (%s, %i points)', (kind, earned_point, note) => {
  const payment = {
    kind,
    masked_number: null,
    expiration: null,
    user_card_id: null,
    convenience_store: null,
  }

  expect(pointsNote({ payment, order: { ...aDetail().order, earned_point } })).toBe(note)
})

test('lists fees, coupons and points between products and total', () => {
  const { order } = aDetail()
  const detail = aDetail({
    shippings: [aShipping()],
    order: {
      ...order,
      total_price: 3520,
      total_accessory: 220,
      total_carriage: 770,
      payment_fee: 330,
      coupon_discount: 500,
      point: 100,
      total_payment: 4020,
    },
  })

  const rows = termsOf(detail)

  expect(rows).toEqual([
    '商品合計（1点） 3,300円',
    '包装・のしなど 220円',
    'クーポン割引 −500円',
    '送料 770円',
    '決済手数料 330円',
    'ポイント利用 −100円',
    '合計（税込） 4,020円',
  ])
})

test("shows a social gift's shipping costs before an address is known", () => {
  const gift = aShipping({ is_social_gift: true, prefecture: null })

  expect(termsOf(aDetail({ shippings: [gift] }))).toContain('送料 無料')
})

test('lists totals by tax rate and marks the reduced rate', () => {
  const { order } = aDetail()
  const detail = aDetail({
    order: {
      ...order,
      amount_by_tax_rate: [{ tax_rate: 8, is_reduced: true, amount: 1080, tax_amount: 80 }],
    },
  })

  expect(taxRows(detail)).toEqual([{ key: '8', term: '8%対象※', value: '1,080円（内消費税 80円）' }])
})

test.each([
  [null, undefined],
  [0, '送料無料でお届けします。'],
  [1200, 'あと1,200円のお買い上げで、送料が無料になります。'],
])('shows the amount missing for free shipping (%s)', (missing, note) => {
  const detail = aDetail()

  expect(
    freeCarriageNote({ ...detail, order: { ...detail.order, amount_until_free_carriage: missing } }),
  ).toBe(note)
})

test.each([
  [1_540, '送料は、お届け先ごとのお買い上げ金額で計算しています。'],
  [0, '送料無料でお届けします。'],
])('explains shipping of %i yen for several addresses', (total_carriage, note) => {
  const shippings = [aShipping(), aShipping({ key: 'second' })]
  const detail = aDetail({ shippings })

  expect(freeCarriageNote({ ...detail, order: { ...detail.order, total_carriage } })).toBe(note)
})

const postage = (free_from: number | null) => ({ price_with_tax: 770, free_from })
const tokyo = {
  prefecture: '東京都',
  area: {
    key: 'kanto',
    name: '関東',
    prefectures: ['東京都'],
    transit_days: 1,
    is_own: true,
    normal: postage(11_000),
    cool: postage(null),
  },
}
/** A cart of products that cost `goods` yen together, with accessories for 500 yen more. */
const withoutAddress = (kinds: readonly ('normal' | 'cool' | 'free')[], goods: number) => {
  const detail = aDetail()
  const sums = { total_price: goods + 500, total_accessory: 500, amount_until_free_carriage: null }
  return {
    ...detail,
    shippings: [],
    order: { ...detail.order, ...sums },
    products: kinds.map((carriage_kind, index) => {
      const [line] = detail.products
      const total_price = index === 0 ? goods : 0
      return { ...line!, total_price, product_info: { ...line!.product_info, carriage_kind } }
    }),
  }
}

test.each([
  [['normal'] as const, 3_300, 'あと7,700円のお買い上げで、送料が無料になります。'],
  [['normal'] as const, 10_890, 'あと110円のお買い上げで、送料が無料になります。'],
  [['normal', 'free'] as const, 12_000, '送料無料でお届けします。'],
  [['normal', 'cool'] as const, 12_000, undefined],
  [['free'] as const, 500, '送料無料でお届けします。'],
])('computes free shipping for the chosen prefecture (%s, %i yen)', (kinds, goods, note) => {
  expect(freeCarriageNote(withoutAddress(kinds, goods), tokyo)).toBe(note)
})

test.each([
  [3_300, '関東へのお届けなら、あと7,700円のお買い上げで、送料が無料になります。'],
  [12_000, '関東へは送料無料でお届けします。'],
])("computes free shipping for the shop's area by default (%i yen)", (goods, note) => {
  const nowhere = { ...tokyo, prefecture: undefined }

  expect(freeCarriageNote(withoutAddress(['normal'], goods), nowhere)).toBe(note)
})

test.each([
  [['normal'] as const, 3_300, '送料 770円（東京都の場合）'],
  [['normal'] as const, 11_000, '送料 無料（東京都の場合）'],
  [['normal', 'cool'] as const, 12_000, '送料 1,100円（東京都の場合）'],
])('estimates shipping for the chosen prefecture (%s, %i yen)', (kinds, goods, text) => {
  const area = { ...tokyo.area, cool: { price_with_tax: 1_100, free_from: null } }
  const detail = withoutAddress(kinds, goods)
  const range = { ...detail, order: { ...detail.order, carriage_preview: { from: 770, to: 2_200 } } }
  const postageIn = (to: Parameters<typeof sumRows>[1]) =>
    sumRows(range, to)
      .map(({ term, value }) => `${term} ${value}`)
      .find((line) => line.startsWith('送料 '))

  expect(postageIn({ ...tokyo, area })).toBe(text)
  expect(postageIn({ prefecture: undefined, area })).toBe('送料 770円〜2,200円（お届け先の入力後に計算）')
})

test('gives each accessory that costs something its own row', () => {
  const card = {
    kind: 'message_card',
    name: 'メッセージカード',
    price_with_tax: 110,
    total_price: 110,
  } as const
  const bag = { kind: 'bag', name: '手提げ袋', quantity: 2, price_with_tax: 55, total_price: 110 } as const
  const accessories = [aCartAccessory(), aCartAccessory(card), aCartAccessory(bag)]
  const order = { ...aDetail().order, total_price: 3520, total_accessory: 220 }

  const rows = termsOf(aDetail({ products: [aCartProduct({ accessories })], order }))

  expect(rows.slice(1, 3)).toEqual(['メッセージカード 110円', '手提げ袋 × 2 110円'])
})
