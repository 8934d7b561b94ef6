import { aCart, aPacking, aShipping } from '../testing/cart-builders'
import { otherPacking, shippedPackingsOf, packingTitle } from './shipping-detail.rules'

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

test('a single parcel bears the name alone', () => {
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

test('a line of many may travel apart, one that does may come back, and one alone stays', () => {
  const all = shippedPackings([aShipping({ packings: [one, apart] })])
  const alone = shippedPackings([aShipping({ packings: [apart] })])

  expect(all.map((shippedPacking) => otherPacking(shippedPacking, all))).toEqual([
    { into: null },
    { into: 'p1' },
  ])
  expect(otherPacking(alone[0]!, alone)).toBeUndefined()
})
