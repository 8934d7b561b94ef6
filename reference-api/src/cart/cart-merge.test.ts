import { planMerge, type MergeLine } from './cart-merge.rules'

const aLine = (product_id: number, quantity: number, name_embroidery: string | null = null): MergeLine => ({
  product_id,
  quantity,
  measurement: null,
  name_embroidery,
})

test("moves the guest's lines into the member's cart", () => {
  expect(planMerge([], [aLine(1, 2)])).toEqual({ raise: [], move: [aLine(1, 2)] })
})

test('uses the larger quantity for a line in both carts', () => {
  const plan = planMerge([aLine(1, 2), aLine(2, 5)], [aLine(1, 3), aLine(2, 1)])

  expect(plan).toEqual({ raise: [{ into: aLine(1, 2), quantity: 3 }], move: [] })
})

test('treats made-to-order items with different options as different', () => {
  expect(planMerge([aLine(1, 1, '山田')], [aLine(1, 1, '鈴木')]).move).toHaveLength(1)
})

test('ignores the order of measurements when comparing lines', () => {
  const a = { ...aLine(1, 1), measurement: { waist: 610, chest: 800 } }
  const b = { ...aLine(1, 1), measurement: { chest: 800, waist: 610 } }

  expect(planMerge([a], [b])).toEqual({ raise: [], move: [] })
})

test('changes no line when the same carts are merged again', () => {
  const guest = [aLine(1, 3)]

  expect(planMerge([aLine(1, 3)], guest)).toEqual({ raise: [], move: [] })
})
