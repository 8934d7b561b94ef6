import type { RouteActions } from '@storefront/remote/server'
import { addressListAction } from './address/address-list.action'
import { loginAction } from './login/login.action'
import { logoutAction } from './logout/logout.action'
import { ordersReceiptAction } from './orders/orders-receipt.action'
import { registerAction } from './register/register.action'

/** Server actions for forms that are posted without JavaScript. */
export const actions: RouteActions = {
  'address-list': addressListAction,
  login: loginAction,
  logout: logoutAction,
  register: registerAction,
  'orders-receipt': ordersReceiptAction,
}
