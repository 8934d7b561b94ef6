import type { CartProduct } from '@storefront/contracts'
import { createStore } from '@storefront/state'
import { setLineQuantity } from './cart.api'
import { recordItems } from '../analytics.rules'
import { runCommand } from './cart.error-reactions'
import { changeCart } from './cart.state'
import { whileSettling } from './pending-changes.state'
import { recordCartEvent } from '../record-cart-event'

const none: ReadonlyMap<string, number> = new Map()
/** Quantities that the server hasn't confirmed yet, by line key. */
const pendingQuantities = createStore(none)

/**
 * Shows the quantity at once and sends it. Clicks made during a request are merged into one follow-up
 * request.
 */
export function setOptimisticQuantity(line: CartProduct, quantity: number) {
  const isSending = pendingQuantities.get().has(line.key)
  pendingQuantities.set(new Map(pendingQuantities.get()).set(line.key, quantity))
  if (!isSending) void whileSettling(flushQuantity(line))
}

async function flushQuantity(line: CartProduct) {
  const { key } = line
  let taken = line.quantity
  let sent: number | undefined
  let isTaken = true
  try {
    for (
      let quantity = getPendingQuantity(key);
      isTaken && quantity !== undefined && quantity !== sent;
      quantity = getPendingQuantity(key)
    ) {
      const next = quantity
      sent = next
      isTaken = await runCommand(() => changeCart(setLineQuantity(key, next)))
      if (isTaken) taken = next
    }
  } finally {
    discardPendingQuantity(key)
    recordDifference(line, taken - line.quantity)
  }
}

const getPendingQuantity = (key: string) => pendingQuantities.get().get(key)

/** Removes and returns the unsent quantity of a deleted line. */
export function discardPendingQuantity(key: string): number | undefined {
  const pending = getPendingQuantity(key)
  pendingQuantities.set(new Map([...pendingQuantities.get()].filter(([known]) => known !== key)))
  return pending
}

/** Records a quantity change as one event, however many clicks it took. */
function recordDifference(line: CartProduct, difference: number) {
  if (difference === 0) return
  const name = difference > 0 ? 'add_to_cart' : 'remove_from_cart'
  recordCartEvent(recordItems(name, [{ ...line, quantity: Math.abs(difference) }]))
}

export const useQuantity = (key: string, quantityOnServer: number): number =>
  pendingQuantities.use().get(key) ?? quantityOnServer
