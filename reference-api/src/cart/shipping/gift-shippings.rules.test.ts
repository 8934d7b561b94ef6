import { aCart, aLine, card, noshi, worn } from '../../testing/dressed-carts'
import type { CartState } from '../state/cart-state.table'
import { applyWrites } from '../write/cart-write.rules'
import { settleWrites } from '../write/settle-cart.rules'
import { giftShippings } from './gift-shippings.rules'

function give(state: CartState, count: number): CartState {
  const given = applyWrites(state, giftShippings(state, count))
  return applyWrites(given, settleWrites(given))
}

const sharesOf = ({ lines, accessories }: CartState) =>
  lines.map(({ key, quantity }) => [
    quantity,
    accessories.filter(({ line_key }) => line_key === key).map((row) => [row.accessory_id, row.quantity]),
  ])

const shared = (pieces: number, cards: number) => [
  pieces,
  [
    [noshi, pieces],
    [card, cards],
  ],
]

test('gives each recipient the noshi of their pieces and a card', () => {
  const cart = aCart([aLine('a', { quantity: 6 })], [worn('a', noshi, { quantity: 6 }), worn('a', card)])

  expect(sharesOf(give(cart, 2))).toEqual([shared(3, 1), shared(3, 1)])
})

test('keeps one card per recipient when their number changes', () => {
  const cart = aCart([aLine('a', { quantity: 6 })], [worn('a', noshi, { quantity: 6 }), worn('a', card)])

  const three = give(give(cart, 2), 3)

  expect(sharesOf(three)).toEqual([shared(2, 1), shared(2, 1), shared(2, 1)])
  expect(sharesOf(give(three, 2))).toEqual([shared(3, 1), shared(3, 1)])
})

test('shares pieces with accessories that lay in two parcels', () => {
  const cart = aCart(
    [aLine('a', { packing_key: 'home' }), aLine('b', { packing_key: 'office' })],
    [worn('a', noshi), worn('b', noshi)],
  )

  expect(sharesOf(give(cart, 2))).toEqual([
    [1, [[noshi, 1]]],
    [1, [[noshi, 1]]],
  ])
})

test('rejects quantities that the recipients can’t share equally', () => {
  expect(() => giftShippings(aCart([aLine('a', { quantity: 3 })]), 2)).toThrow()
})
