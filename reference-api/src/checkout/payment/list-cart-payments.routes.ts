import { listCartPayments } from '@storefront/contracts'
import { priceCart } from '../../cart/cart-pricing.rules'
import { readCart } from '../../cart/change-cart.command'
import { arrivalText } from '../../cart/shipping/cart-leadtime.rules'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { serve, type Api } from '../../platform/http/serve'
import { paymentFee } from '../../payment/payment/payment.rules'
import { cartPayments } from '../placing/order-problems.rules'

export function listCartPaymentsRoute(app: Api): void {
  serve(app, listCartPayments, async (call) => {
    const state = await loadCartState(call.db, await readCart(call, call.params.token), call.clock.now())
    const pricing = priceCart(state)
    const payments = cartPayments(state, pricing)
    return {
      data: payments
        .filter(({ payment, refusal }) => payment.kind !== 'free' || refusal === null)
        .map(({ payment, refusal, isSelected }) => ({
          ...payment,
          fee: pricing.amount > 0 ? paymentFee(payment.kind, pricing.amount) : 0,
          is_available: refusal === null,
          unavailable_reason: refusal,
          is_selected: isSelected,
          arrivals: pricing.packings.map((packing) => ({
            packing_key: packing.key,
            text: arrivalText(state, packing, { payment }),
          })),
        })),
    }
  })
}
