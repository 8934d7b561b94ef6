import { cartPath } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listCartLeadtimes: { request: cartPath() },
}
