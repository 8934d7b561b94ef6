import { cartPath } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  downloadCartQuote: {
    request: cartPath({ query: 'name=Tsunagu' }),
    refusal: { query: 'name=', code: 'validation.failed' },
  },
}
