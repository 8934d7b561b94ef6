import type { CartState } from '../state/cart-state.table'
import { applyWrites, type CartWrite } from './cart-write.rules'
import { joinEqualLines } from './join-lines.rules'
import { packingWrites } from './packing-writes.rules'

/** Ends every change of a cart: every line is in a packing, and no packing has two equal lines. */
export function settleWrites(state: CartState): CartWrite[] {
  const packed = packingWrites(state)
  return [...packed, ...joinEqualLines(applyWrites(state, packed))]
}
