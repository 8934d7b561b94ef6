import type { NoshiCord, NoshiPlace } from '@storefront/contracts'

/** A gift option, applied to each piece. Only a noshi has `choice` (its heading), `cord` and `place`. */
type ChosenAccessory = {
  key: string
  accessory_id?: number
  choice?: string | undefined
  cord?: NoshiCord | undefined
  place?: NoshiPlace | undefined
  text?: string
}

/** Input for a new cart line: accessories by key, and options (variant, embroidery, measurement) by name. */
export type PurchaseChoice = {
  product_key: string
  product_id: number
  quantity: number
  accessories?: ChosenAccessory[]
  options?: Record<string, string>
  /** True if the page itself announces the addition, so that the cart's pop-up doesn't. */
  is_announced?: boolean
  /** Key of the occasion in whose list the product was added without opening it, e.g. `oseibo`. */
  occasion?: string
}

export type RefusalReason = 'sold-out' | 'not-sale' | 'failed'

/**
 * A line of the open cart as its change page shows it, with `options` as in {@link PurchaseChoice}. Names
 * come with this call, so that none stands in a URL.
 */
export type LineInCart = { product_key: string; quantity: number; options: Record<string, string> }

/** New options of a line, all of them, and its product, which is the same or another variant. */
export type LineChange = { line_key: string; product_id: number; options: Record<string, string> }

export type LineChangeOutcome = { kind: 'changed' } | Extract<PurchaseOutcome, { kind: 'refused' }>

export type PurchaseOutcome = { kind: 'added' } | { kind: 'refused'; reason: RefusalReason; message: string }

/** `path` is the first checkout screen for this purchase. */
export type BuyNowOutcome = { kind: 'opened'; path: string } | Extract<PurchaseOutcome, { kind: 'refused' }>

/**
 * `url` is the wallet's page at another service, which asks for consent to pay `amount` yen and to share name
 * and address.
 */
export type ExpressNowOutcome =
  | { kind: 'leads-away'; url: string; amount?: number }
  | Extract<PurchaseOutcome, { kind: 'refused' }>

/**
 * Calls between remotes. A name begins with the remote that handles the call, so that the shell knows what
 * code to load for an open call. This package's version is also the version of this map.
 */
export type StorefrontCalls = {
  /** The shopper clicked カートに入れる. */
  'cart.add-product': { request: PurchaseChoice; answer: PurchaseOutcome }
  /** Answers null if the open cart has no such line. */
  'cart.find-line': { request: { line_key: string }; answer: LineInCart | null }
  /** The shopper clicked この内容に変更する. */
  'cart.change-line': { request: LineChange; answer: LineChangeOutcome }
  /** The shopper clicked 今すぐ購入. */
  'cart.buy-now': { request: PurchaseChoice; answer: BuyNowOutcome }
  /** The shopper clicked a wallet's button on the product page. */
  'cart.express-now': { request: PurchaseChoice & { payment_code: string }; answer: ExpressNowOutcome }
}
