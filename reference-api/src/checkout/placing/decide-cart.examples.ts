import { newToken } from '../../platform/secret/token.rules'
import { cartPath } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  decideCart: {
    request: (world) => cartPath({ body: { idempotency_key: newToken() } })(world),
    refusal: { params: { token: 'no-such-token' }, code: 'cart.common.is_expired' },
  },
}
