import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Services } from '../services'
import { findSocialGiftOfOrder } from '../social-gift/social-gift.sql'
import { giftPath } from './link-token.rules'
import { listCouponUses, listOrderLines, listOrderShippings } from './order-detail.sql'
import { orderDetail } from './order-view.rules'
import type { OrderRow } from './order.table'

/** An order as its owner reads it. */
export async function fetchOrderDetail(
  db: Kysely<Database>,
  { config }: Pick<Services, 'config'>,
  order: OrderRow,
) {
  const gift = await findSocialGiftOfOrder(db, order.id)
  return orderDetail({
    order,
    shippings: await listOrderShippings(db, order.id),
    lines: await listOrderLines(db, [order.id]),
    coupons: await listCouponUses(db, order.id),
    gift: gift ? { ...gift, path: giftPath(config.secrets, gift) } : null,
  })
}
