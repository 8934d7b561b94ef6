import { randomBytes } from 'node:crypto'

/** Secrets of one run: a shop on a PostgreSQL server needs secrets of its own. */
export const randomSecrets = () =>
  Object.fromEntries(
    ['PAYMENT_SECRET', 'RECEIPT_LINK_SECRET', 'GIFT_LINK_SECRET'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  )
