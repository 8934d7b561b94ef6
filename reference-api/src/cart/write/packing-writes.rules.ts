import { newKey } from '../../platform/secret/token.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, toLastPosition, type CartWrite } from './cart-write.rules'
import { requireLine } from './cart-line-check.rules'
import type { CartPackingRow } from '../shipping/cart-shipping.table'

/**
 * Ensures that every shipping has a parcel and every line is in a parcel. Does nothing without a shipping.
 */
export function packingWrites(state: CartState): CartWrite[] {
  const { shippings, packings } = state
  if (shippings.length === 0) return []
  const added = shippings
    .filter(({ key }) => !packings.some((packing) => packing.shipping_key === key))
    .map(({ key }): CartWrite => ({ put: 'packings', row: newPacking(state, newKey(), key) }))
  const first = sortPackings(applyWrites(state, added))[0]?.key ?? null
  const placed = state.lines
    .filter(({ packing_key }) => packing_key === null)
    .map((line): CartWrite => ({ put: 'lines', row: { ...line, packing_key: first } }))
  const writes = [...added, ...placed]
  if (packings.length <= shippings.length) return writes
  const empty = emptyPackings(applyWrites(state, writes))
  return empty.length === 0 ? writes : [...writes, { drop: 'packings', keys: empty }]
}

export const newPacking = (
  state: Pick<CartState, 'cart'>,
  key: string,
  shipping_key: string,
): CartPackingRow => ({
  key,
  shipping_key,
  ...toLastPosition(state),
  delivery_at: null,
  delivery_timezone_key: null,
})

/**
 * Lists the keys of empty parcels to drop. The first parcel of each shipping stays, because it stores the
 * requested delivery day.
 */
const emptyPackings = ({ lines, packings }: CartState) =>
  keysOf(
    packings.filter(
      ({ key, shipping_key }, index) =>
        !lines.some(({ packing_key }) => packing_key === key) &&
        packings.slice(0, index).some((before) => before.shipping_key === shipping_key),
    ),
  )

/** Sorts parcels by their shipping, then by their own order. */
export function sortPackings({ shippings, packings }: Pick<CartState, 'shippings' | 'packings'>) {
  const rank = new Map(shippings.map(({ key }, index) => [key, index]))
  return [...packings].sort((a, b) => rank.get(a.shipping_key)! - rank.get(b.shipping_key)!)
}

/** Moves the given lines into a parcel. Every line must be in the cart. */
export const packLines = (
  { lines }: Pick<CartState, 'lines'>,
  keys: readonly string[],
  packing_key: string | null,
): CartWrite[] => keys.map((key) => ({ put: 'lines', row: { ...requireLine(lines, key), packing_key } }))
