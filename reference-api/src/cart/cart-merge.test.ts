import { aCart, aLine, card, noshi, worn, wrapping } from '../testing/dressed-carts'
import { planMerge } from './cart-merge.rules'

const pieces = (key: string, product_id: number, quantity: number) => aLine(key, { product_id, quantity })
const cardSaying = (line: string, message: string) => worn(line, card, { message })

test("moves the guest's lines into the member's cart", () => {
  const guest = aCart([pieces('g', 1, 2)])

  expect(planMerge(aCart(), guest, null)).toEqual({ lines: [], accessories: [], move: guest.lines })
})

test('uses the larger quantity for a line in both carts', () => {
  const member = aCart([pieces('m1', 1, 2), pieces('m2', 2, 5)])
  const guest = aCart([pieces('g1', 1, 3), pieces('g2', 2, 1)])

  const plan = planMerge(member, guest, null)

  expect(plan).toEqual({ lines: [pieces('m1', 1, 3)], accessories: [], move: [] })
})

test('treats made-to-order items with different options as different', () => {
  const member = aCart([aLine('m', { name_embroidery: '山田' })])
  const guest = aCart([aLine('g', { name_embroidery: '鈴木' })])

  expect(planMerge(member, guest, null).move).toHaveLength(1)
})

test('ignores the order of measurements when comparing lines', () => {
  const member = aCart([aLine('m', { measurement: { waist: 610, chest: 800 } })])
  const guest = aCart([aLine('g', { measurement: { chest: 800, waist: 610 } })])

  expect(planMerge(member, guest, null)).toEqual({ lines: [], accessories: [], move: [] })
})

test('changes no line when the same carts are merged again', () => {
  expect(planMerge(aCart([pieces('m', 1, 3)]), aCart([pieces('g', 1, 3)]), null)).toEqual({
    lines: [],
    accessories: [],
    move: [],
  })
})

test('dresses the pieces that a line gains at the merge', () => {
  const member = aCart([pieces('m', 1, 1)], [worn('m', noshi)])
  const guest = aCart([pieces('g', 1, 3)], [worn('g', noshi, { quantity: 3 })])

  const plan = planMerge(member, guest, null)

  expect(plan.lines).toEqual([pieces('m', 1, 3)])
  expect(plan.accessories).toEqual([worn('m', noshi, { quantity: 3 })])
  expect(plan.move).toEqual([])
})

test('moves a wrapped line beside the plain one', () => {
  const guest = aCart([pieces('g', 1, 3)], [worn('g', wrapping, { quantity: 3 })])

  const plan = planMerge(aCart([pieces('m', 1, 2)]), guest, null)

  expect(plan).toEqual({ lines: [], accessories: [], move: guest.lines })
})

test('adds the guest’s only card to an equal line without one', () => {
  const guest = aCart([pieces('g', 1, 1)], [cardSaying('g', 'ありがとう')])

  const plan = planMerge(aCart([pieces('m', 1, 2)]), guest, null)

  expect(plan).toEqual({
    lines: [],
    accessories: [{ ...cardSaying('g', 'ありがとう'), line_key: 'm' }],
    move: [],
  })
})

test('keeps one card if both carts have the same card', () => {
  const member = aCart([pieces('m', 1, 2)], [cardSaying('m', 'ありがとう')])
  const guest = aCart([pieces('g', 1, 2)], [cardSaying('g', 'ありがとう')])

  expect(planMerge(member, guest, null)).toEqual({ lines: [], accessories: [], move: [] })
})

test('compares the pieces of all packings when merging', () => {
  const member = aCart([
    aLine('m1', { packing_key: 'home', quantity: 2 }),
    aLine('m2', { packing_key: 'office', quantity: 3 }),
  ])

  const larger = planMerge(member, aCart([pieces('g', 1, 7)]), 'home')
  const smaller = planMerge(member, aCart([pieces('g', 1, 4)]), 'home')

  expect(larger.lines).toEqual([aLine('m1', { packing_key: 'home', quantity: 4 })])
  expect(smaller.lines).toEqual([])
})
