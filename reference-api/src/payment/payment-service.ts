/** The state of a payment; `challenged` waits for the shopper or for the service. */
export type PaymentOutcome =
  | 'authorised'
  | 'challenged'
  | 'refused'
  | 'expired_token'
  | 'timed_out'
  | 'cancelled'

/** `card`, or the code of a wallet. */
export type PaymentMethod = string

export type StartRequest = {
  order_no: string
  amount: number
  method: PaymentMethod
  /**
   * A card that the service's script has turned into a token; without one the service's page asks for the
   * card.
   */
  card?: { token: string; token_key: string }
  /** A wallet's consent from before the order. */
  session?: string
  /** The address to which the service's page returns the shopper. */
  return_url: string
}

export type StartedPayment = {
  outcome: PaymentOutcome
  transaction_id: string | null
  /** The service's page, while the payment waits for the shopper. */
  redirect_url: string | null
}

/** A wallet's shopper with their address, as the wallet stores them. */
export type WalletProfile = {
  last_name: string
  first_name: string
  /** Null where the wallet has no field for it. */
  last_name_kana: string | null
  first_name_kana: string | null
  email: string
  postal_code: string
  prefecture: string
  city: string
  address1: string
  address2: string | null
  phone_number: string
}

/** A shopper's consent at a wallet, given before there is an order. */
export type WalletConsent = {
  profile: WalletProfile
  /** Yen up to which the consent pays an order. */
  amount: number
}

/**
 * The shop's interface to a payment service, for every method. Every call crosses a network, so none is made
 * inside a transaction.
 */
export type PaymentService = {
  /**
   * Idempotent by order: a second start returns the same transaction, or is refused for another amount or
   * method.
   */
  start: (request: StartRequest) => Promise<StartedPayment>
  /**
   * Sends a shopper to the wallet before there is an order: for name, address and the consent to pay up to
   * `amount` yen. A payment of more asks the shopper again, whatever session comes with it.
   */
  openSession: (request: {
    method: PaymentMethod
    amount: number
    return_url: string
  }) => Promise<{ session_id: string; redirect_url: string }>
  /** The shopper's consent for the proof that their browser brought; null without one. */
  readSession: (sessionId: string, consent: string) => Promise<WalletConsent | null>
  /** The state of a transaction at the service: a browser's return proves nothing. */
  inquire: (transactionId: string) => Promise<PaymentOutcome>
  /** The transaction of an order whose response never reached the shop. */
  find: (orderNo: string) => Promise<string | null>
  /**
   * Captures an authorisation once the goods leave; a second time changes nothing. Yields the yen captured
   * so far.
   */
  capture: (transactionId: string) => Promise<{ taken: number }>
  /** Releases an authorisation; a second time changes nothing. */
  cancel: (transactionId: string) => Promise<void>
  /**
   * Refunds up to `total` yen of the captured amount: the sum of all refunds, so that a repeated call
   * refunds once. Yields the yen refunded so far.
   */
  refund: (transactionId: string, total: number) => Promise<{ refunded: number }>
}
