import type { Secrets } from '../../platform/secret/secret.rules'
import { receiptToken } from './link-token.rules'
import { hasReceipt } from './order-status.rules'
import type { OrderRow } from './order.table'

/** Returns the token for a guest's receipt link, or null. Members find their receipts in My Page. */
export const guestReceiptToken = (secrets: Secrets, order: OrderRow) =>
  order.user_account_id === null && hasReceipt(order) ? receiptToken(secrets, order) : null
