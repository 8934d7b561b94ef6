import { aCart, aPacking, aShipping } from '../testing/cart-builders'
import { goneWish, otherPacking, shippedPackingsOf, packingTitle } from './shipping-detail.rules'

const one = aPacking({
  key: 'p1',
  products: [
    { key: 'towel', quantity: 1 },
    { key: 'tea', quantity: 1 },
  ],
})
const apart = aPacking({ key: 'p2', products: [{ key: 'cake', quantity: 1 }] })
const shippedPackings = (shippings: ReturnType<typeof aShipping>[]) =>
  shippedPackingsOf(aCart({ detail: { shippings } }))

test('a single parcel shows only the name', () => {
  const all = shippedPackings([aShipping({ packings: [one] })])

  expect(all.map((shippedPacking) => packingTitle(shippedPacking, all))).toEqual(['山田 太郎 さま'])
})

test('several addresses and several parcels of one are numbered', () => {
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

test('a line among others may travel apart and come back', () => {
  const all = shippedPackings([aShipping({ packings: [one, apart] })])
  const alone = shippedPackings([aShipping({ packings: [apart] })])

  expect(all.map((shippedPacking) => otherPacking(shippedPacking, all))).toEqual([
    { into: null },
    { into: 'p1' },
  ])
  expect(otherPacking(alone[0]!, alone)).toBeUndefined()
})

test('an unavailable day is reported with the next possible one', () => {
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
