import { cartBody, cartPath } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  deleteCartTransactionError: { request: cartBody() },
  checkCartPayment: { request: cartPath({ params: { payment_id: 1 } }) },
  listCartPayments: { request: cartPath(), grows: 'payment' },
  listPayments: { grows: 'payment' },
  getPaymentServiceSetting: { request: { params: { code: 'sandbox' } } },
}
