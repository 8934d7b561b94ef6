import type { Secrets } from '../secret/secret.rules'
import { receiptToken } from './link-token.rules'
import { hasReceipt } from './order-status.rules'
import type { OrderRow } from './order.table'

/** The token of a guest's receipt link; a member finds the receipt in my page. */
export const guestReceiptToken = (secrets: Secrets, order: OrderRow) =>
  order.user_account_id === null && hasReceipt(order) ? receiptToken(secrets, order) : null
