import { keptAs } from '@storefront/state'
import type { CartKind } from '../checkout-path'

/** Purchase tracking data is kept for 30 minutes (§9). */
const keptMs = 30 * 60 * 1000
const key = () => keptAs('cart-placed-order')

/**
 * Order data that outlives the cart. The token grants access to the order. `kind` is the kind of its cart,
 * which a return from the payment service doesn't always name.
 */
export type PlacedOrder = {
  order_no: string
  token: string
  kind?: CartKind | undefined
  placedAtMs: number
  isRecorded: boolean
}

export function rememberOrder(order_no: string, token: string, kind?: CartKind) {
  write({ order_no, token, kind, placedAtMs: Date.now(), isRecorded: false })
}

export function rememberedOrder(order_no: string): PlacedOrder | undefined {
  const order = readOrder()
  return order?.order_no === order_no ? order : undefined
}

function readOrder(): PlacedOrder | undefined {
  const text = localStorage.getItem(key())
  const order = text ? (JSON.parse(text) as PlacedOrder) : undefined
  if (!order) return undefined
  return Date.now() - order.placedAtMs > keptMs ? forgetOrder() : order
}

/** Returns the order placed in this browser if its purchase hasn't been recorded yet. */
export function unrecordedOrder(): PlacedOrder | undefined {
  const order = readOrder()
  return order && !order.isRecorded ? order : undefined
}

/**
 * Returns the number of the last order of this browser, if it is of this kind and its complete screen was
 * shown. An order whose payment failed is still open.
 */
export function lastOrderNo(kind: CartKind): string | undefined {
  const order = readOrder()
  return order?.kind === kind && order.isRecorded ? order.order_no : undefined
}

export function forgetOrder(): undefined {
  localStorage.removeItem(key())
}

/** Returns true to the first caller only, so that a reload doesn't record the purchase twice. */
export function claimRecording(order_no: string): boolean {
  const order = rememberedOrder(order_no)
  if (!order || order.isRecorded) return false
  write({ ...order, isRecorded: true })
  return true
}

const write = (order: PlacedOrder) => localStorage.setItem(key(), JSON.stringify(order))
