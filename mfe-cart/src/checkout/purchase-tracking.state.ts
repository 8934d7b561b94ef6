import { keptAs } from '@storefront/state'

/** How long to keep purchase tracking data (§9). */
const keptMs = 30 * 60 * 1000
const key = () => keptAs('cart-placed-order')

/** Order data that outlives the cart: the token that grants access, and whether the purchase was recorded. */
export type PlacedOrder = { order_no: string; token: string; placedAtMs: number; isRecorded: boolean }

export function rememberOrder(order_no: string, token: string) {
  write({ order_no, token, placedAtMs: Date.now(), isRecorded: false })
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

/** The order placed in this browser whose completion screen hasn't been shown yet. */
export function unrecordedOrder(): PlacedOrder | undefined {
  const order = readOrder()
  return order && !order.isRecorded ? order : undefined
}

export function forgetOrder(): undefined {
  localStorage.removeItem(key())
}

/** Returns true for the first caller only, so that a reload doesn't record the purchase twice. */
export function claimRecording(order_no: string): boolean {
  const order = rememberedOrder(order_no)
  if (!order || order.isRecorded) return false
  write({ ...order, isRecorded: true })
  return true
}

const write = (order: PlacedOrder) => localStorage.setItem(key(), JSON.stringify(order))
