import {
  downloadGuestReceipt,
  getCartOrder,
  getCartOrderState,
  registerOrderer,
  type CartOrderState,
  type CartPlacedOrder,
  type LoginResponse,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'

/** Fetches the order. Only the member who placed it, or a holder of the cart's token, has access. */
export async function fetchPlacedOrder(
  orderNo: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<CartPlacedOrder> {
  return (await call(getCartOrder, { params: { orderNo }, query: token ? { token } : {}, signal })).data
}

/**
 * Fetches the public state of an order, for browsers that didn't place it. `t` is the signature in the return
 * URL.
 */
export async function fetchOrderState(
  orderNo: string,
  t: string,
  signal: AbortSignal,
): Promise<CartOrderState> {
  return (await call(getCartOrderState, { params: { orderNo }, query: { t }, signal })).data
}

/** The password to register with. The response leads to a code sent by email. */
export type NewMember = { token: string; password: string; captcha_token?: string }

export async function registerByOrder(orderNo: string, member: NewMember): Promise<LoginResponse> {
  return (await call(registerOrderer, { params: { orderNo }, body: member })).data
}

export async function saveReceipt(no: string, t: string) {
  saveFile(
    await call(downloadGuestReceipt, { params: { no }, query: { t }, outlivesRoute: true }),
    `receipt-${no}.pdf`,
  )
}
