import { isBehind, orderStatusOf } from './parcel.rules'

test('an order is begun with its first parcel, and shipped or delivered with its last', () => {
  expect(orderStatusOf('accepted', [null, null])).toBe('accepted')
  expect(orderStatusOf('accepted', ['shipped', null])).toBe('preparing')
  expect(orderStatusOf('preparing', ['shipped', 'delivered'])).toBe('shipped')
  expect(orderStatusOf('shipped', ['delivered', 'delivered'])).toBe('delivered')
})

test('a parcel that was never moved alone is as far as its order, so that an order never falls back', () => {
  expect(orderStatusOf('shipped', ['delivered', null])).toBe('shipped')
  expect(orderStatusOf('delivered', [null])).toBe('delivered')
})

test('a parcel goes on and never back', () => {
  expect(isBehind('accepted', 'preparing')).toBe(true)
  expect(isBehind('shipped', 'delivered')).toBe(true)
  expect(isBehind('delivered', 'shipped')).toBe(false)
  expect(isBehind('shipped', 'shipped')).toBe(false)
})
