import { isBehind, orderStatusOf } from './parcel.rules'

test('the first parcel begins an order, and the last completes it', () => {
  expect(orderStatusOf('accepted', [null, null])).toBe('accepted')
  expect(orderStatusOf('accepted', ['shipped', null])).toBe('preparing')
  expect(orderStatusOf('preparing', ['shipped', 'delivered'])).toBe('shipped')
  expect(orderStatusOf('shipped', ['delivered', 'delivered'])).toBe('delivered')
})

test("an unmoved parcel shares its order's status, which never falls back", () => {
  expect(orderStatusOf('shipped', ['delivered', null])).toBe('shipped')
  expect(orderStatusOf('delivered', [null])).toBe('delivered')
})

test("a parcel's status only moves forward", () => {
  expect(isBehind('accepted', 'preparing')).toBe(true)
  expect(isBehind('shipped', 'delivered')).toBe(true)
  expect(isBehind('delivered', 'shipped')).toBe(false)
  expect(isBehind('shipped', 'shipped')).toBe(false)
})
