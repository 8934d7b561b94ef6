/** Where a payment stands; `challenged` waits for the shopper or for the service. */
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
  /** A card that the service's script has turned into a token; without one its own page asks for the card. */
  card?: { token: string; token_key: string }
  /** A wallet's consent that was given before the order was placed. */
  session?: string
  /** Where the service's page sends the shopper back. */
  return_url: string
}

export type StartedPayment = {
  outcome: PaymentOutcome
  transaction_id: string | null
  /** The service's page, while the payment waits for the shopper. */
  redirect_url: string | null
}

/** Who a wallet's shopper is and where goods go, as the wallet knows it. */
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

/** What a shopper has agreed to at a wallet before there is an order. */
export type WalletConsent = {
  profile: WalletProfile
  /** Yen up to which the consent pays an order. */
  amount: number
}

/**
 * What the shop asks of a payment service, whatever is paid with. Every call crosses a network, so none is
 * made inside a transaction.
 */
export type PaymentService = {
  /** The same order asked twice is the same transaction; for another amount or method it is refused. */
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
  /** What the shopper has agreed to give, for the consent that their browser brought; null without one. */
  readSession: (sessionId: string, consent: string) => Promise<WalletConsent | null>
  /** Where a transaction stands: what a browser brings back proves nothing. */
  inquire: (transactionId: string) => Promise<PaymentOutcome>
  /** The transaction of an order whose answer never reached the shop. */
  find: (orderNo: string) => Promise<string | null>
  /** Takes what was authorised, once the goods leave; a second time changes nothing. Yen taken by now. */
  capture: (transactionId: string) => Promise<{ taken: number }>
  /** Gives an authorisation back; a second time changes nothing. */
  cancel: (transactionId: string) => Promise<void>
  /**
   * Pays back up to `total` yen of what was taken: the sum of all refunds, so that twice is once. Answers the
   * yen that were paid back by now.
   */
  refund: (transactionId: string, total: number) => Promise<{ refunded: number }>
}
