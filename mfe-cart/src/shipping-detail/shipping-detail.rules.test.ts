import { aCart, aPacking, aShipping } from '../testing/cart-builders'
import {
  goneWish,
  listShippedPackings,
  otherPacking,
  packingTitle,
  prepaymentHint,
  prepaymentNote,
} from './shipping-detail.rules'

const one = aPacking({
  key: 'p1',
  products: [
    { key: 'towel', quantity: 1 },
    { key: 'tea', quantity: 1 },
  ],
})
const apart = aPacking({ key: 'p2', products: [{ key: 'cake', quantity: 1 }] })
const shippedPackings = (shippings: ReturnType<typeof aShipping>[]) =>
  listShippedPackings(aCart({ detail: { shippings } }))

test('shows only the recipient’s name when there is a single parcel', () => {
  const all = shippedPackings([aShipping({ packings: [one] })])

  expect(all.map((shippedPacking) => packingTitle(shippedPacking, all))).toEqual(['山田 太郎 さま'])
})

test('numbers several addresses and several parcels at one address', () => {
  const all = shippedPackings([
    aShipping({ key: 's1', packings: [one, apart] }),
    aShipping({ key: 's2', shipping_name: '鈴木 和子', packings: [aPacking({ key: 'p3' })] }),
  ])

  expect(all.map((shippedPacking) => packingTitle(shippedPacking, all))).toEqual([
    'お届け先1：山田 太郎 さま（荷物1）',
    'お届け先1：山田 太郎 さま（荷物2）',
    'お届け先2：鈴木 和子 さま',
  ])
})

test('lets a line move to its own parcel and back', () => {
  const all = shippedPackings([aShipping({ packings: [one, apart] })])
  const alone = shippedPackings([aShipping({ packings: [apart] })])

  expect(all.map((shippedPacking) => otherPacking(shippedPacking, all))).toEqual([
    { into: null },
    { into: 'p1' },
  ])
  expect(otherPacking(alone[0]!, alone)).toBeUndefined()
})

test('reports an unavailable day and suggests the next available day', () => {
  const leadtime = {
    packing_key: 'packing-1',
    shipping_key: 'shipping-1',
    first_day: '2026-11-27',
    days: ['2026-11-27', '2026-11-30'],
    timezones: [{ key: 'am', name: '午前中' }],
  }

  expect(goneWish(aPacking({ delivery_at: '2026-11-26' }), leadtime)).toMatch(
    /^ご指定の11月26日（木）には間に合わなくなりました。いちばん近いお届け日は11月27日（金）です。/,
  )
  expect(goneWish(aPacking({ delivery_at: '2026-11-28' }), leadtime)).toMatch(
    /^ご指定の11月28日（土）は、お届けを承れない日です。いちばん近いお届け日は11月30日（月）です。/,
  )
  expect(
    goneWish(aPacking({ delivery_timezone_key: '14-16', delivery_timezone: '14時〜16時' }), leadtime),
  ).toContain('14時〜16時')
  expect(goneWish(aPacking({ delivery_at: '2026-11-30' }), leadtime)).toBeUndefined()
})

const prepaid = {
  days: ['2026-11-27', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
  prepayment: {
    names: ['コンビニ払い', '銀行振込'],
    limits: [
      { from: '2026-12-03', pay_by: '2026-11-28' },
      { from: '2026-12-05', pay_by: '2026-11-30' },
    ],
  },
}

test.each([
  ['2026-12-02', 'コンビニ払い・銀行振込はお使いいただけません。'],
  ['2026-12-03', 'コンビニ払い・銀行振込の場合、11月28日（土）までのご入金が必要です。'],
  ['2026-12-04', 'コンビニ払い・銀行振込の場合、11月28日（土）までのご入金が必要です。'],
  ['2026-12-05', 'コンビニ払い・銀行振込の場合、11月30日（月）までのご入金が必要です。'],
])('tells what the requested day %s means for prepaid methods', (day, text) => {
  expect(prepaymentNote(day, prepaid)).toBe(`この日のお届けには、${text}`)
})

test('mentions no prepaid method without a requested day', () => {
  expect(prepaymentNote('', prepaid)).toBeUndefined()
})

test('names the first day for prepaid methods before a day is chosen', () => {
  expect(prepaymentHint(prepaid)).toEqual([
    'コンビニ払い・銀行振込の場合は、12月3日（木）以降をお選びください。',
  ])
})
