export type CardOutcome =
  'authorised' | 'challenged' | 'refused' | 'expired_token' | 'timed_out' | 'cancelled'

export type AuthoriseRequest = {
  order_no: string
  amount: number
  token: string
  token_key: string
  /** Where the challenge sends the shopper back. */
  return_url: string
}

/**
 * What the shop asks of a card payment service. Every call crosses a network, so none is made inside a
 * transaction.
 */
export type CardService = {
  /** The same order asked twice is the same transaction. */
  authorise: (
    request: AuthoriseRequest,
  ) => Promise<{ outcome: CardOutcome; transaction_id: string | null; challenge_url: string | null }>
  /** Where a transaction stands, asked by the shop itself: what a browser brings back proves nothing. */
  inquire: (transactionId: string) => Promise<CardOutcome>
  /** The transaction of an order whose answer never reached the shop. */
  find: (orderNo: string) => Promise<string | null>
  /** Gives an authorisation back; a second time changes nothing. */
  cancel: (transactionId: string) => Promise<void>
}
