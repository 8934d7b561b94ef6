import { randomBytes } from 'node:crypto'

/** Creates secrets for a single run. A shop on a PostgreSQL server must have its own secrets. */
export const randomSecrets = () =>
  Object.fromEntries(
    ['PAYMENT_SECRET', 'RECEIPT_LINK_SECRET', 'GIFT_LINK_SECRET'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  )
