import type { Db } from '../../platform/database/db'
import type { Services } from '../../services'
import { findReturnsCategory } from '../../content/inquiry/inquiry.sql'
import { findGiftOrder } from '../social-gift/gift-order.sql'
import { listGiftsOfOrder } from '../social-gift/social-gift.sql'
import { giftPath, giverPath } from './link-token.rules'
import { listCouponUses, listOrderLines, listOrderShippings, listReviewStates } from './order-detail.sql'
import { orderDetail } from './order-view.rules'
import { mayHaveReceipt } from './order.sql'
import type { OrderRow } from './order.table'

export async function fetchOrderDetail(db: Db, { config }: Pick<Services, 'config'>, order: OrderRow) {
  const gifts = await listGiftsOfOrder(db, order.id)
  const own = gifts.length > 0 ? await findGiftOrder(db, order.id) : undefined
  return orderDetail({
    order,
    shippings: await listOrderShippings(db, order.id),
    lines: await listOrderLines(db, [order.id]),
    reviews: await listReviewStates(db, order.id),
    coupons: await listCouponUses(db, order.id),
    hasReceipt: await mayHaveReceipt(db, order),
    returnsCategoryId: await findReturnsCategory(db, order.channel_id),
    gifts: gifts.map((gift) => ({ ...gift, path: giftPath(config.secrets, gift) })),
    giverPath: own ? giverPath(config.secrets, own) : null,
  })
}
