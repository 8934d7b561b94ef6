import { getCartOrder, type CartPlacedOrder } from '@storefront/contracts'
import { call } from '@storefront/http'

/** For the member who ordered, or whoever holds the cart's token. */
export async function fetchPlacedOrder(
  orderNo: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<CartPlacedOrder> {
  return (await call(getCartOrder, { params: { orderNo }, query: token ? { token } : {}, signal })).data
}
