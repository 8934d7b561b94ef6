import type { RouteActions } from '@storefront/remote/server'
import { cartIndexAction } from './cart/cart-index.action'
import { completeAction } from './complete/complete.action'
import { confirmAction } from './confirm/confirm.action'
import { paymentAction } from './payment/payment.action'
import { shippingAddAction } from './shipping-add/shipping-add.action'
import { shippingDetailAction } from './shipping-detail/shipping-detail.action'
import { shippingMatrixAction } from './shipping-matrix/shipping-matrix.action'
import { shippingSelectAction } from './shipping-select/shipping-select.action'

export const actions: RouteActions = {
  'cart-index': cartIndexAction,
  'shipping-select': shippingSelectAction,
  'shipping-add': shippingAddAction,
  'shipping-matrix': shippingMatrixAction,
  'shipping-detail': shippingDetailAction,
  payment: paymentAction,
  confirm: confirmAction,
  complete: completeAction,
}
