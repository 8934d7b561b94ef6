import { isRepeated, pointsNote, sumRows, taxRows } from './cart-totals.rules'
import { currentSite, setSite } from '@storefront/site'
import { aCartAccessory, aCartProduct, aDetail, aShipping } from '../../testing/cart-builders'

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
    '税抜合計（送料を除く） 3,000円',
    '消費税（送料を除く） 300円',
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

test("shows the goods' sum beside a total that includes foreseen postage", () => {
  const area = { key: 'kanto', name: '関東', prefectures: ['東京都'], transit_days: 1, is_own: true }
  const normal = { price_with_tax: 770, free_from: null }
  const to = { prefecture: undefined, area: { ...area, normal, cool: null } }

  expect(isRepeated({ key: 'goods', term: '', value: '' }, aDetail())).toBe(true)
  expect(isRepeated({ key: 'goods', term: '', value: '' }, aDetail(), to)).toBe(false)
})
