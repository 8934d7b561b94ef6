import { cancelByShop } from '../../checkout/cancellation/cancel-order.command'
import { oweRefund } from '../../checkout/owed-refund/owe-refund.command'
import { lockOrder } from '../../checkout/settlement/move-order.sql'
import { returnPieces } from '../../checkout/settlement/stock.sql'
import { followParcels } from '../../checkout/shipment/move-parcels.command'
import { listOrderLines } from '../../order/order/order-detail.sql'
import type { Services } from '../../services'
import { findGiftShipping } from '../../order/social-gift/social-gift-order.sql'
import {
  listGiftsOfOrder,
  lockSocialGift,
  openOrders,
  updateGift,
} from '../../order/social-gift/social-gift.sql'
import type { SocialGift } from '../../order/social-gift/social-gift.table'
import { returnedAmount } from './returned-gift.rules'
import { notifyGiver } from './notify-giver.command'

/**
 * Refunds a gift. If it is the order's only gift, cancels the order and its payment. Otherwise, removes only
 * this gift, and staff pay the refund manually.
 */
export async function refundGift(services: Services, { id, order_id }: Pick<SocialGift, 'id' | 'order_id'>) {
  const gifts = await listGiftsOfOrder(services.db, order_id)
  if (gifts.length === 1) {
    await cancelByShop(services, order_id, 'ソーシャルギフトをお受け取りいただけなかったため')
    return
  }
  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id)
    const gift = await lockSocialGift(trx, id)
    if (!order || !openOrders.includes(order.status)) return
    if (gift.completed_at !== null || gift.returned_at !== null) return
    await updateGift(trx, id, { returned_at: services.clock.now() })
    const lines = (await listOrderLines(trx, [order_id])).filter(
      ({ order_shipping_id }) => order_shipping_id === gift.order_shipping_id,
    )
    for (const line of lines) await returnPieces(trx, order_id, line.product_id, line.quantity)
    const amount = returnedAmount(order, await findGiftShipping(trx, gift.order_shipping_id), lines)
    if (amount > 0) await oweRefund(trx, services, order, { amount, reason: 'gift_returned' })
    await followParcels(trx, services, order)
    await notifyGiver(trx, services, gift, 'refunded')
  })
}
