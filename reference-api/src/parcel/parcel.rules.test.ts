import { isBehind, orderStatusOf } from './parcel.rules'

test('starts orders with the first parcel and completes them with the last', () => {
  expect(orderStatusOf('accepted', [null, null])).toBe('accepted')
  expect(orderStatusOf('accepted', ['shipped', null])).toBe('preparing')
  expect(orderStatusOf('preparing', ['shipped', 'delivered'])).toBe('shipped')
  expect(orderStatusOf('shipped', ['delivered', 'delivered'])).toBe('delivered')
})

test("gives unmoved parcels the order's status, which never goes back", () => {
  expect(orderStatusOf('shipped', ['delivered', null])).toBe('shipped')
  expect(orderStatusOf('delivered', [null])).toBe('delivered')
})

test("only moves a parcel's status forward", () => {
  expect(isBehind('accepted', 'preparing')).toBe(true)
  expect(isBehind('shipped', 'delivered')).toBe(true)
  expect(isBehind('delivered', 'shipped')).toBe(false)
  expect(isBehind('shipped', 'shipped')).toBe(false)
})
