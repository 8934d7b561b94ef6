import type { DeliveryArea } from '@storefront/contracts'
import {
  arrivalText,
  earliestDay,
  foreseeCarriage,
  freeFromNote,
  placeNote,
  placeOf,
  postageText,
  readDeliveryTo,
} from './delivery-to.rules'

const area = (own: Partial<DeliveryArea>): DeliveryArea => ({
  key: 'kanto',
  name: '関東',
  prefectures: ['東京都'],
  transit_days: 1,
  is_own: false,
  normal: { price_with_tax: 770, free_from: 11_000 },
  cool: { price_with_tax: 1_100, free_from: null },
  ...own,
})
const kanto = area({ is_own: true })
const okinawa = area({ key: 'okinawa', name: '沖縄', prefectures: ['沖縄県'], transit_days: 4 })
const island = area({ key: 'island', name: '離島', prefectures: [], transit_days: 4 })
const areas = [kanto, okinawa, island]

test("uses the shop's own area until a destination is chosen", () => {
  for (const kept of [undefined, '', '江戸', 'javascript:1', '東京都/nowhere']) {
    expect(readDeliveryTo(kept, areas)).toEqual({ prefecture: undefined, area: kanto })
  }
  expect(placeOf(readDeliveryTo(undefined, areas))).toBe('関東')
})

test('maps a prefecture and its remote islands to different areas', () => {
  expect(readDeliveryTo('沖縄県', areas)).toEqual({ prefecture: '沖縄県', area: okinawa })
  expect(placeOf(readDeliveryTo('沖縄県', areas))).toBe('沖縄県')
  expect(placeOf(readDeliveryTo('東京都/island', areas))).toBe('離島')
})

test('returns a later day for a longer transit', () => {
  expect(earliestDay('2026-11-29', readDeliveryTo('沖縄県', areas), areas)).toBe('2026-12-02')
  expect(earliestDay('2026-11-29', readDeliveryTo('東京都', areas), areas)).toBe('2026-11-29')
})

test('states the day of a slow choice on its own line', () => {
  const slow = { name: '名入れ', first_delivery_day: '2026-12-22' }

  expect(arrivalText('2026-12-08', readDeliveryTo('東京都', areas), areas, slow)).toBe(
    '最短12月8日（火）\n名入れは最短12月22日（火）',
  )
})

test('shows the shipping fee and the free shipping threshold', () => {
  expect(postageText(kanto, 'normal')).toBe('送料770円（11,000円以上で無料）')
  expect(postageText(kanto, 'cool')).toBe('クール便の送料1,100円')
  expect(postageText(kanto, 'free')).toBe('送料無料')
  expect(postageText(area({ normal: null }), 'normal')).toBeUndefined()
})

test('shows the amount left until free shipping', () => {
  expect(freeFromNote(kanto, 'normal', { goods: 3_300 })).toBe('あと7,700円で送料無料')
  expect(freeFromNote(kanto, 'normal', { goods: 11_000 })).toBeUndefined()
  expect(freeFromNote(kanto, 'cool', { goods: 3_300 })).toBeUndefined()
})

test('does not promise arrival on a day without delivery', () => {
  const resting = { ...okinawa, undelivered_days: ['2027-01-01', '2027-01-02'] }
  const there = [kanto, resting, island]

  expect(earliestDay('2026-12-29', readDeliveryTo('沖縄県', there), there)).toBe('2027-01-03')
})

test('names no fee once the goods reach free shipping', () => {
  expect(postageText(kanto, 'normal', { goods: 10_999 })).toBe('送料770円（11,000円以上で無料）')
  expect(postageText(kanto, 'normal', { goods: 11_000 })).toBe('送料無料')
})

test('calls a place an assumption until the shopper chooses one', () => {
  expect(placeNote(readDeliveryTo(undefined, areas))).toBe('関東へのお届けの場合')
  expect(placeNote(readDeliveryTo('沖縄県', areas))).toBe('お届け先：沖縄県')
})

test('calls the amounts 税込 in a shop whose prices are without tax', () => {
  const parcel = { goods: 26_400, isPricedWithoutTax: true }
  const wholesale = area({ normal: { price_with_tax: 1_100, free_from: 33_000 } })
  expect(postageText(wholesale, 'normal', parcel)).toBe('送料税込1,100円（税込33,000円以上で無料）')
  expect(freeFromNote(wholesale, 'normal', parcel)).toBe('あと税込6,600円で送料無料')
})

test('foresees the fee for the place that is assumed', () => {
  const nowhere = readDeliveryTo(undefined, areas)
  expect(foreseeCarriage(nowhere, 'normal', 3_300)).toEqual({ place: '関東', postage: 770, missing: 7_700 })
  expect(foreseeCarriage(nowhere, 'normal', 11_000)).toEqual({ place: '関東', postage: 0, missing: 0 })
})
