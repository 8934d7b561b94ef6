import { aCartAccessory, aCartProduct, aDetail, aPacking, aShipping } from '../testing/cart-builders'
import { deliveryBrief, hasWishes } from './delivery-brief.rules'

const daysOf = (...packings: Parameters<typeof aPacking>[0][]) =>
  deliveryBrief(aDetail({ shippings: [aShipping({ packings: packings.map((own) => aPacking(own)) })] }))[0]
    ?.days

test("shows a destination's name and address", () => {
  const detail = aDetail({ shippings: [aShipping()] })

  expect(deliveryBrief(detail)).toMatchObject([
    { name: '山田 太郎 さま', address: '〒100-0001 東京都千代田区千代田1-1' },
  ])
})

test.each([
  [{ delivery_at: '2026-11-28' }, '11月28日（土）にお届けします'],
  [{ delivery_at: '2026-11-28', delivery_timezone: '午前中' }, '11月28日（土）　午前中にお届けします'],
  [{ arrival_text: '11月26日（木）ごろにお届けします' }, '11月26日（木）ごろにお届けします'],
  [{}, '最短でお届けします'],
])('formats the delivery date of a parcel with %j as %s', (own, text) => {
  expect(daysOf(own)).toEqual([text])
})

test('shows the arrival that a chosen method brings', () => {
  const shippings = [aShipping({ packings: [aPacking({ key: 'a', arrival_text: '11月26日（木）ごろに' })] })]
  const text = '11月23日（月）までにご入金の場合、11月30日（月）ごろにお届けします'
  const chosen = { kind: 'bank_transfer' as const, arrivals: [{ packing_key: 'a', text }] }

  expect(deliveryBrief(aDetail({ shippings }), chosen)[0]?.days).toEqual([text])
})

test('puts the slot of a prepaid parcel before the bracket', () => {
  const delivery_timezone = '午前中'
  const text = '12月1日（火）までにご入金の場合、ご希望の12月5日（土）にお届けします（その後は遅れます）'
  const shippings = [aShipping({ packings: [aPacking({ key: 'a', delivery_timezone })] })]
  const chosen = { kind: 'bank_transfer' as const, arrivals: [{ packing_key: 'a', text }] }

  expect(deliveryBrief(aDetail({ shippings }), chosen)[0]?.days).toEqual([
    '12月1日（火）までにご入金の場合、ご希望の12月5日（土）　午前中にお届けします（その後は遅れます）',
  ])
})

test('promises no day if the arrival with a prepaid method is unknown', () => {
  const arrival_text = '11月26日（木）ごろにお届けします'
  const shippings = [aShipping({ packings: [aPacking({ arrival_text })] })]

  expect(deliveryBrief(aDetail({ shippings }), { kind: 'bank_transfer' })[0]?.days).toEqual([
    'ご入金の確認後に発送します。お届けの日の目安は、次の画面でご案内します',
  ])
})

test('lists a delivery day shared by two parcels only once', () => {
  const day = { delivery_at: '2026-11-28' }

  expect(daysOf({ ...day, key: 'a' }, { ...day, key: 'b' }, { key: 'c', products: [] })).toHaveLength(1)
})

test('finds no wishes in an untouched parcel', () =>
  expect(hasWishes(aDetail({ shippings: [aShipping({ packings: [aPacking()] })] }))).toBe(false))

test.each([
  ['a day', aDetail({ shippings: [aShipping({ packings: [aPacking({ delivery_at: '2026-11-28' })] })] })],
  ['a noshi', aDetail({ products: [aCartProduct({ accessories: [aCartAccessory()] })] })],
])('finds %s among the wishes', (_, detail) => expect(hasWishes(detail)).toBe(true))
