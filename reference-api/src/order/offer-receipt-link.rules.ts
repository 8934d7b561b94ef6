import type { Secrets } from '../secret/secret.rules'
import { receiptToken } from './link-token.rules'
import { hasReceipt } from './order-status.rules'
import type { OrderRow } from './order.table'

/** The token for a guest's receipt link. Members find their receipts on My Page. */
export const guestReceiptToken = (secrets: Secrets, order: OrderRow) =>
  order.user_account_id === null && hasReceipt(order) ? receiptToken(secrets, order) : null
