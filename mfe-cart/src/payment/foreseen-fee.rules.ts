import type { Cart, CartPayment } from '@storefront/contracts'

type Fee = Pick<CartPayment, 'fee'>

/**
 * Shows the sums with the fee of the method that the shopper has chosen but not sent yet. Leaves out the tax,
 * because the server computes it with the order.
 */
export function withForeseenFee(cart: Cart, chosen: Fee | undefined): Cart {
  const { detail } = cart.data
  const { order } = detail
  if (!chosen || chosen.fee === order.payment_fee) return cart
  const sums = {
    payment_fee: chosen.fee,
    total_payment: order.total_payment - order.payment_fee + chosen.fee,
    amount_by_tax_rate: [],
  }
  return { ...cart, data: { ...cart.data, detail: { ...detail, order: { ...order, ...sums } } } }
}
