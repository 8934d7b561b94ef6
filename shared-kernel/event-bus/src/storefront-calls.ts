import type { NoshiCord, NoshiPlace } from '@storefront/contracts'

/** Applied to each piece; only a noshi has `choice` (its heading), `cord` and `place`. */
type ChosenAccessory = {
  key: string
  accessory_id?: number
  choice?: string | undefined
  cord?: NoshiCord | undefined
  place?: NoshiPlace | undefined
  text?: string
}

/**
 * Input for a new cart line: accessories by key, options (variant, embroidery, measurement) by name.
 */
export type PurchaseChoice = {
  product_key: string
  product_id: number
  quantity: number
  accessories?: ChosenAccessory[]
  options?: Record<string, string>
}

export type RefusalReason = 'sold-out' | 'not-sale' | 'failed'

export type PurchaseOutcome = { kind: 'added' } | { kind: 'refused'; reason: RefusalReason; message: string }

/** `path` is the first screen of the checkout for this purchase. */
export type BuyNowOutcome = { kind: 'opened'; path: string } | Extract<PurchaseOutcome, { kind: 'refused' }>

/** `url` is the wallet's page on another service, which asks consent to `amount` yen, name and address. */
export type ExpressNowOutcome =
  | { kind: 'leads-away'; url: string; amount?: number }
  | Extract<PurchaseOutcome, { kind: 'refused' }>

/**
 * Calls between remotes. A name begins with the answering remote, so that the shell knows which code to load
 * for an open call. The version of this package is the version of this map, too.
 */
export type StorefrontCalls = {
  /** The shopper pressed カートに入れる. */
  'cart.add-product': { request: PurchaseChoice; answer: PurchaseOutcome }
  /** The shopper pressed 今すぐ購入. */
  'cart.buy-now': { request: PurchaseChoice; answer: BuyNowOutcome }
  /** The shopper pressed a wallet's button on the product. */
  'cart.express-now': { request: PurchaseChoice & { payment_code: string }; answer: ExpressNowOutcome }
}
