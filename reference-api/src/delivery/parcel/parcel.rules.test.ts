import { isBehind, computeOrderStatus } from './parcel.rules'

test('derives the status of an order from its parcels', () => {
  expect(computeOrderStatus('accepted', [null, null])).toBe('accepted')
  expect(computeOrderStatus('accepted', ['shipped', null])).toBe('preparing')
  expect(computeOrderStatus('preparing', ['shipped', 'delivered'])).toBe('shipped')
  expect(computeOrderStatus('shipped', ['delivered', 'delivered'])).toBe('delivered')
})

test('uses the order’s status for parcels that have not moved yet', () => {
  expect(computeOrderStatus('shipped', ['delivered', null])).toBe('shipped')
  expect(computeOrderStatus('delivered', [null])).toBe('delivered')
})

test("only moves a parcel's status forward", () => {
  expect(isBehind('accepted', 'preparing')).toBe(true)
  expect(isBehind('shipped', 'delivered')).toBe(true)
  expect(isBehind('delivered', 'shipped')).toBe(false)
  expect(isBehind('shipped', 'shipped')).toBe(false)
})
