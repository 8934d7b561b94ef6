import { getCartOrder } from '@storefront/contracts'
import { findCart } from '../../cart/cart.sql'
import { serve, type Api } from '../../platform/http/serve'
import { guestReceiptToken } from '../../order/order/offer-receipt-link.rules'
import { giftPath, giverPath } from '../../order/order/link-token.rules'
import { orderNotFound } from '../../order/order/order-status.rules'
import { findOrderByNumber } from '../../order/order/order.sql'
import { findGiftOrder } from '../../order/social-gift/gift-order.sql'
import { listGiftsOfOrder } from '../../order/social-gift/social-gift.sql'

export function getCartOrderRoute(app: Api): void {
  serve(app, getCartOrder, async (call) => {
    const order = await findOrderByNumber(call.db, call.channel.id, call.params.orderNo)
    if (!order) throw orderNotFound()
    const isMembers = order.user_account_id !== null && order.user_account_id === call.member?.id
    const cart = call.query.token ? await findCart(call.db, call.channel.id, call.query.token) : undefined
    const isHolders = order.user_account_id === null && cart !== undefined && cart.id === order.cart_id
    if (!isMembers && !isHolders) throw orderNotFound()
    const [gift] = await listGiftsOfOrder(call.db, order.id)
    const own = gift && (await findGiftOrder(call.db, order.id))
    const path = gift && giftPath(call.config.secrets, gift)
    return {
      order_no: order.order_no,
      status: order.status,
      ordered_at: order.ordered_at,
      payment_name: order.payment_name,
      payment_instruction: order.payment_instruction,
      total_payment: order.total_payment,
      email: order.email,
      receipt_token: guestReceiptToken(call.config.secrets, order),
      social_gift:
        gift && path && order.status === 'accepted'
          ? {
              path,
              expires_at: gift.expires_at,
              giver_path: own ? giverPath(call.config.secrets, own) : null,
            }
          : null,
      detail: order.detail,
    }
  })
}
