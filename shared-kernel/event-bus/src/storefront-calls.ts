import type { NoshiCord, NoshiPlace } from '@storefront/contracts'

/** What goes with each piece; `choice` is a noshi's heading, `cord` and `place` are a noshi's alone. */
type ChosenAccessory = {
  key: string
  accessory_id?: number
  choice?: string | undefined
  cord?: NoshiCord | undefined
  place?: NoshiPlace | undefined
  text?: string
}

/**
 * How a line enters the cart: an accessory by its key, an option (variant, embroidery, measurement) by name.
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

/** Where the checkout of what is bought at once begins. */
export type BuyNowOutcome = { kind: 'opened'; path: string } | Extract<PurchaseOutcome, { kind: 'refused' }>

/** Where a wallet asks for consent, up to `amount` yen, name and address: an address of another service. */
export type ExpressNowOutcome =
  | { kind: 'leads-away'; url: string; amount?: number }
  | Extract<PurchaseOutcome, { kind: 'refused' }>

/**
 * What is asked of a remote and answered by it. A name begins with the remote that answers, so that the shell
 * knows whose code a call waits for. The version of this package is the version of this map, too.
 */
export type StorefrontCalls = {
  /** The shopper pressed カートに入れる. */
  'cart.add-product': { request: PurchaseChoice; answer: PurchaseOutcome }
  /** The shopper pressed 今すぐ購入. */
  'cart.buy-now': { request: PurchaseChoice; answer: BuyNowOutcome }
  /** The shopper pressed a wallet's button on the product. */
  'cart.express-now': { request: PurchaseChoice & { payment_code: string }; answer: ExpressNowOutcome }
}
