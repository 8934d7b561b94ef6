import type { CartPlacedOrder } from '@storefront/contracts'

/** An order whose payment is not settled yet is not complete. */
export const isPlaced = ({ status }: CartPlacedOrder) => status !== 'pending_payment' && status !== 'payment_failed'

/** The receipt's page: guests come with their token, members through my page. */
export const receiptHref = ({ order_no, receipt_token }: CartPlacedOrder) =>
  receipt_token === null ? undefined : `/orders/receipt?no=${encodeURIComponent(order_no)}&t=${encodeURIComponent(receipt_token)}`
