/** State of a payment. `challenged` means that the shopper or the service still has to act. */
export type PaymentOutcome =
  | 'authorised'
  | 'challenged'
  | 'refused'
  | 'expired_token'
  | 'timed_out'
  | 'cancelled'

/** Either `card` or the code of a wallet. */
export type PaymentMethod = string

export type StartRequest = {
  order_no: string
  amount: number
  method: PaymentMethod
  /**
   * A card that the service's script has tokenised. If there is none, the service's own page collects the
   * card.
   */
  card?: { token: string; token_key: string }
  /** The wallet session in which the shopper consented before ordering. */
  session?: string
  /** URL to which the service's page redirects the shopper. */
  return_url: string
}

export type StartedPayment = {
  outcome: PaymentOutcome
  transaction_id: string | null
  /** URL of the service's page, if the shopper has to complete the payment there. */
  redirect_url: string | null
}

/** A wallet user's name and address, as the wallet stores them. */
export type WalletProfile = {
  last_name: string
  first_name: string
  /** Null if the wallet has no such field. */
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

/** A shopper's consent in a wallet, given before there is an order. */
export type WalletConsent = {
  profile: WalletProfile
  /** Max amount of the order, in yen. */
  amount: number
}

/**
 * The shop's interface to a payment service, for every payment method. Each call goes over the network, so it
 * must not run inside a transaction.
 */
export type PaymentService = {
  /**
   * Starts a payment. Idempotent per order: starting again returns the same transaction. A different amount
   * or method is rejected.
   */
  start: (request: StartRequest) => Promise<StartedPayment>
  /**
   * Opens a wallet session before there is an order. In the wallet, the shopper provides a name and address
   * and consents to a payment of up to `amount` yen. A larger payment needs the shopper's approval again,
   * even with this session.
   */
  openSession: (request: {
    method: PaymentMethod
    amount: number
    return_url: string
  }) => Promise<{ session_id: string; redirect_url: string }>
  /**
   * Reads the shopper's consent. `consent` proves that their browser returned. Returns null if the proof
   * doesn't match.
   */
  readSession: (sessionId: string, consent: string) => Promise<WalletConsent | null>
  /** Queries the state of a transaction. The return of a browser alone proves nothing. */
  inquire: (transactionId: string) => Promise<PaymentOutcome>
  /** Finds an order's transaction when the response to `start` was lost. */
  find: (orderNo: string) => Promise<string | null>
  /** Captures an authorisation once the order ships. Idempotent. Returns the total yen captured. */
  capture: (transactionId: string) => Promise<{ taken: number }>
  /** Voids an authorisation. Idempotent. */
  cancel: (transactionId: string) => Promise<void>
  /**
   * Refunds until `total` yen have been refunded. `total` is cumulative, so repeating a call doesn't refund
   * twice. Returns the total yen refunded.
   */
  refund: (transactionId: string, total: number) => Promise<{ refunded: number }>
}
