import type { Trx } from '../../platform/database/db'
import { type CartPricing } from '../../cart/cart-pricing.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { stockNeeded } from '../../pricing/pricing/stock.rules'
import { couponRefusalMessages } from '../../pricing/pricing/coupon.rules'
import { takeCoupon } from '../../pricing/coupon/coupon.sql'
import { takePoints } from '../../member/point-ledger/point-ledger.sql'
import { Rejection } from '../../platform/http/rejection'
import { takeStock } from '../settlement/stock.sql'
import type { OrderRow } from '../../order/order/order.table'

/** Takes stock, coupons and points with conditional updates. If one fails, the whole order is rolled back. */
export async function reserveOrder(
  trx: Trx,
  state: CartState,
  pricing: CartPricing,
  order: OrderRow,
): Promise<void> {
  const soldOut = await takeStock(trx, order.id, stockNeeded(pricing.lines, state.products, state.components))
  if (soldOut !== null) {
    const name =
      state.products.get(soldOut)?.name ??
      state.components.find((part) => part.component_product_id === soldOut)?.name ??
      ''
    throw new Rejection(
      422,
      'cart.product.sold_out',
      `申し訳ございません。「${name}」は在庫切れとなりました。`,
    )
  }
  for (const { coupon_id, discount } of pricing.discounts) {
    const isUsed = await takeCoupon(trx, {
      coupon_id,
      order_id: order.id,
      user_account_id: order.user_account_id,
      email: order.email,
      discount,
      now: state.now,
    })
    if (!isUsed) throw new Rejection(422, 'cart.coupon.already_used', couponRefusalMessages.already_used)
  }
  if (order.point > 0 && order.user_account_id !== null) {
    const movement = {
      user_account_id: order.user_account_id,
      order_id: order.id,
      kind: 'used' as const,
      point: order.point,
      note: order.order_no,
      created_at: state.now,
    }
    if (!(await takePoints(trx, movement)))
      throw new Rejection(422, 'cart.point.not_enough', 'ご利用可能なポイントが不足しています。')
  }
}
