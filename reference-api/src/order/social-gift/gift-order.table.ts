/** The giver's link to all gifts in an order. */
export type GiftOrderTable = { order_id: number; token_nonce: string; token_hash: string }
