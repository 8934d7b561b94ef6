import type { CartRow } from '../cart.table'
import type { CartPackingRow, CartShippingRow } from '../shipping/cart-shipping.table'
import type { CartState } from '../state/cart-state.table'
import { applyWrites } from '../write/cart-write.rules'
import { carryOver } from './carry-over.rules'

type Line = CartState['lines'][number]
const lineOf = (product_id: number) => ({ key: `line-${product_id}`, product_id }) as Line

const wished = { delivery_at: '2026-12-10', delivery_timezone_key: 'am' }
const previous = (own: Partial<CartRow> = {}, address: Partial<CartShippingRow> = {}) => ({
  cart: { payment_id: 3, payment_choice: null, pending_order_id: null, point: 200, ...own } as CartRow,
  parts: {
    shippings: [
      { key: 'home', is_social_gift: false, postal_code: '1070062', ...address } as CartShippingRow,
    ],
    packings: [{ key: 'parcel', shipping_key: 'home', ...wished } as CartPackingRow],
    lines: [lineOf(1)],
    coupons: [{ id: 5 } as CartState['coupons'][number]],
  },
})

const carryTo = (product_id: number, entered: ReturnType<typeof previous>) => {
  const cart = { id: 9, payment_id: null, point: 0 } as CartRow
  const state = { cart, lines: [lineOf(product_id)], shippings: [], packings: [], coupons: [] }
  const { shippings, packings, coupons, ...after } = applyWrites(
    state as unknown as CartState,
    carryOver(state as unknown as CartState, entered),
  )
  return { shippings, packings, coupons, cart: after.cart }
}

test('keeps the requested day of the same product', () => {
  expect(carryTo(1, previous()).packings).toMatchObject([wished])
})

test('drops the requested day for another product', () => {
  expect(carryTo(2, previous()).packings).toMatchObject([{ delivery_at: null, delivery_timezone_key: null }])
})

test('places the address in the new cart under a new key', () => {
  const [shipping] = carryTo(1, previous()).shippings

  expect(shipping).toMatchObject({ cart_id: 9, postal_code: '1070062' })
  expect(shipping?.key).not.toBe('home')
})

test.each([
  ['an empty address', { postal_code: '' }],
  ['a social gift', { is_social_gift: true }],
])('carries no address of %s', (_, address) => {
  expect(carryTo(1, previous({}, address)).shippings).toEqual([])
})

test('leaves a wallet’s payment in the replaced cart', () => {
  const { cart, coupons } = carryTo(1, previous({ payment_choice: { wallet_session: 'session' } }))

  expect(cart).toMatchObject({ payment_id: null, point: 200 })
  expect(coupons).toEqual([{ id: 5 }])
})

test('leaves coupons and points with an order that awaits payment', () => {
  const { cart, coupons } = carryTo(1, previous({ pending_order_id: 7 }))

  expect(cart).toMatchObject({ payment_id: null, point: 0 })
  expect(coupons).toEqual([])
})
