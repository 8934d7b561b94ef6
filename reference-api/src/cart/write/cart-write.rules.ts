import type { CartState } from '../state/cart-state.table'
import type { CartChange } from '../cart.table'
import type { CartAccessoryRow, CartLineRow } from '../line/cart-line.table'
import type { CartPackingRow, CartShippingRow } from '../shipping/cart-shipping.table'

type Rows = {
  shippings: CartShippingRow
  packings: CartPackingRow
  lines: CartLineRow
  accessories: CartAccessoryRow
}
export type RowsName = keyof Rows
type CouponRow = CartState['coupons'][number]

/** A single write within a change. A `put` row replaces the row with the same key. */
export type CartWrite =
  | { [Name in RowsName]: { put: Name; row: Rows[Name] } }[RowsName]
  | { drop: RowsName; keys: readonly string[] }
  | { addCoupon: CouponRow }
  | { dropCoupon: number }
  /** The cart's coupons as a new orderer may use them. Changes only the answer. */
  | { checked: readonly CouponRow[] }
  | { change: Omit<CartChange, 'expires_at'> }

export const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

/** Returns the columns that place a new row last. The database assigns the actual position. */
export const toLastPosition = ({ cart }: Pick<CartState, 'cart'>) => ({
  cart_id: cart.id,
  position: Number.MAX_SAFE_INTEGER,
})

/** Returns the state after the writes. Dropping a row also drops the rows that depend on it. */
export const applyWrites = (state: CartState, writes: readonly CartWrite[]): CartState =>
  writes.reduce(applyWrite, state)

function applyWrite(state: CartState, write: CartWrite): CartState {
  if ('change' in write) return { ...state, cart: { ...state.cart, ...write.change } }
  if ('drop' in write) return drops[write.drop](state, write.keys)
  if ('checked' in write) {
    const asChecked = (coupon: CouponRow) => write.checked.find(({ id }) => id === coupon.id) ?? coupon
    return { ...state, coupons: state.coupons.map(asChecked) }
  }
  if ('dropCoupon' in write)
    return { ...state, coupons: state.coupons.filter(({ id }) => id !== write.dropCoupon) }
  if ('addCoupon' in write) {
    const isThere = state.coupons.some(({ id }) => id === write.addCoupon.id)
    return isThere ? state : { ...state, coupons: [...state.coupons, write.addCoupon] }
  }
  return { ...state, [write.put]: putRow<{ key: string }>(state[write.put], write.row) }
}

function putRow<Row extends { key: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.some(({ key }) => key === row.key)
    ? rows.map((one) => (one.key === row.key ? row : one))
    : [...rows, row]
}

const without = <Row extends { key: string }>(rows: readonly Row[], keys: readonly string[]) =>
  rows.filter(({ key }) => !keys.includes(key))

const drops: Record<RowsName, (state: CartState, keys: readonly string[]) => CartState> = {
  accessories: (state, keys) => ({ ...state, accessories: without(state.accessories, keys) }),
  lines: (state, keys) => ({
    ...state,
    lines: without(state.lines, keys),
    accessories: state.accessories.filter(({ line_key }) => !keys.includes(line_key)),
  }),
  packings: (state, keys) => ({
    ...state,
    packings: without(state.packings, keys),
    lines: state.lines.map((line) =>
      line.packing_key !== null && keys.includes(line.packing_key) ? { ...line, packing_key: null } : line,
    ),
  }),
  shippings: (state, keys) =>
    drops.packings(
      { ...state, shippings: without(state.shippings, keys) },
      keysOf(state.packings.filter(({ shipping_key }) => keys.includes(shipping_key))),
    ),
}
