/** The giver's own link to all gifts of an order. */
export type GiftOrderTable = { order_id: number; token_nonce: string; token_hash: string }
