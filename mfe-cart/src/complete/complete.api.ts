import {
  getCartOrder,
  getCartOrderState,
  registerOrderer,
  type CartOrderState,
  type CartPlacedOrder,
  type LoginResponse,
} from '@storefront/contracts'
import { call } from '@storefront/http'

/** Readable by the member who ordered, or by the holder of the cart's token. */
export async function fetchPlacedOrder(
  orderNo: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<CartPlacedOrder> {
  return (await call(getCartOrder, { params: { orderNo }, query: token ? { token } : {}, signal })).data
}

/** For a browser that did not place the order; `t` is the signature of the return address. */
export async function fetchOrderState(
  orderNo: string,
  t: string,
  signal: AbortSignal,
): Promise<CartOrderState> {
  return (await call(getCartOrderState, { params: { orderNo }, query: { t }, signal })).data
}

/** The password for the registration; its answer leads to the mailed code. */
export type NewMember = { token: string; password: string; captcha_token?: string }

export async function registerByOrder(orderNo: string, member: NewMember): Promise<LoginResponse> {
  return (await call(registerOrderer, { params: { orderNo }, body: member })).data
}
