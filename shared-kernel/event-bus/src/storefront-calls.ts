/**
 * How a line enters the cart: an accessory by its key, an option (variant, embroidery, measurement) by name.
 */
export type PurchaseChoice = {
  product_key: string
  product_id: number
  quantity: number
  accessories?: { key: string; accessory_id?: number; choice?: string; text?: string }[]
  options?: Record<string, string>
}

export type RefusalReason = 'sold-out' | 'not-sale' | 'failed'

export type PurchaseOutcome = { kind: 'added' } | { kind: 'refused'; reason: RefusalReason; message: string }

/**
 * What is asked of a remote and answered by it. A name begins with the remote that answers, so that the shell
 * knows whose code a call waits for. The version of this package is the version of this map, too.
 */
export type StorefrontCalls = {
  /** The shopper pressed カートに入れる. */
  'cart.add-product': { request: PurchaseChoice; answer: PurchaseOutcome }
}
