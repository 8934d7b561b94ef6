import type { Trx } from '../../platform/database/db'
import { type CartPricing } from '../../cart/cart-pricing.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { stockNeeded } from '../../pricing/pricing/stock.rules'
import { couponRefusalMessages } from '../../pricing/pricing/coupon.rules'
import { Rejection } from '../../platform/http/rejection'
import { reserve } from '../settlement/reserve-order.sql'
import type { OrderRow } from '../../order/order/order.table'

export const couponRefusal = () =>
  new Rejection(422, 'cart.coupon.already_used', couponRefusalMessages.already_used)

export const pointRefusal = () =>
  new Rejection(422, 'cart.point.not_enough', 'ご利用可能なポイントが不足しています。')

/**
 * Takes stock, coupons and points with conditional updates. If one fails, the whole order is rolled back.
 * Returns whether the member had enough points, because a used coupon is reported first.
 */
export async function reserveOrder(
  trx: Trx,
  state: CartState,
  pricing: CartPricing,
  order: OrderRow,
): Promise<{ hasPoints: boolean }> {
  const reserved = await reserve(
    trx,
    { orderId: order.id, orderNo: order.order_no, memberId: order.user_account_id, now: state.now },
    {
      stock: stockNeeded(pricing.lines, state.products, state.components),
      coupons: pricing.discounts,
      point: order.user_account_id === null ? 0 : order.point,
    },
  )
  if (reserved.soldOut !== null) throw soldOut(state, reserved.soldOut)
  if (!reserved.hasCoupons) throw couponRefusal()
  return { hasPoints: reserved.hasPoints }
}

function soldOut({ products, components }: CartState, id: number): Rejection {
  const name =
    products.get(id)?.name ?? components.find((part) => part.component_product_id === id)?.name ?? ''
  return new Rejection(
    422,
    'cart.product.sold_out',
    `申し訳ございません。「${name}」は在庫切れとなりました。`,
  )
}
