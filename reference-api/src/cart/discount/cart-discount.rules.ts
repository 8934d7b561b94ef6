import { Rejection } from '../../platform/http/rejection'
import { couponRefusalMessages } from '../../pricing/pricing/coupon.rules'
import { pointRefusal, pointRefusalMessages } from '../../pricing/pricing/point.rules'
import { priceCart } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, type CartWrite } from '../write/cart-write.rules'

/**
 * Adds a coupon by the code that the shopper entered. If the coupon can't be used, responds 422
 * `cart.coupon.*` with the reason.
 */
export function addCoupon(state: CartState, coupon: CartState['coupons'][number] | undefined): CartWrite[] {
  if (!coupon) throw couponRejection('not_found', 'クーポンコードをご確認ください。')
  const { coupons } = priceCart(applyWrites(state, [{ addCoupon: coupon }]))
  const refusal = coupons.find(({ id }) => id === coupon.id)?.refusal
  if (refusal) throw couponRejection(refusal, couponRefusalMessages[refusal])
  return [{ addCoupon: coupon }]
}

const couponRejection = (reason: string, message: string) =>
  new Rejection(422, `cart.coupon.${reason}`, message, { code: [message] })

export function choosePoints(state: CartState, point: number): CartWrite[] {
  if (state.cart.user_account_id === null)
    throw new Rejection(422, 'cart.point.members_only', 'ポイントは会員の方のみご利用いただけます。')
  const refusal = pointRefusal(point, state.usablePoint ?? 0, priceCart(state).payable)
  if (refusal)
    throw new Rejection(422, `cart.point.${refusal}`, pointRefusalMessages[refusal], {
      point: [pointRefusalMessages[refusal]],
    })
  // Choosing points again makes the note about fewer points obsolete.
  const notes = (state.cart.notes ?? []).filter(({ code }) => code !== 'cart.defaults.fewer_points')
  return [{ change: { point, notes } }]
}

/** Empties the cart but keeps the orderer and the payment. */
export const emptyCart = ({ lines, shippings, coupons }: CartState): CartWrite[] => [
  { drop: 'lines', keys: keysOf(lines) },
  { drop: 'shippings', keys: keysOf(shippings) },
  ...coupons.map(({ id }): CartWrite => ({ dropCoupon: id })),
  { change: { point: 0, gift: null, note: null, receipt_name: null, transaction_error: null, notes: null } },
]
