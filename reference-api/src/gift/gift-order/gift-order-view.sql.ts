import type { GiftOfOrder, GiftOrder } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { listOrderLines } from '../../order/order/order-detail.sql'
import { giftPath } from '../../order/order/link-token.rules'
import type { OrderRow } from '../../order/order/order.table'
import type { Services } from '../../services'
import { listGiftsOfOrder } from '../../order/social-gift/social-gift.sql'
import { giftChoices, giftState } from './gift-order.rules'

const answerable: readonly GiftOfOrder['state'][] = ['waiting', 'sent', 'opened']

/** Fetches an order's gifts as the giver sees them: names, links and progress, but no addresses. */
export async function fetchGiftOrder(
  db: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
): Promise<GiftOrder> {
  const gifts = await listGiftsOfOrder(db, order.id)
  const lines = await listOrderLines(db, [order.id])
  const now = clock.now()
  const wire = gifts.map((gift): GiftOfOrder => {
    const state = giftState(gift, { status: order.status, parcel_status: gift.parcel_status, now })
    const own = lines.filter(({ order_shipping_id }) => order_shipping_id === gift.order_shipping_id)
    const { id, receiver_name, expires_at, sent_at, opened_at, completed_at } = gift
    const { email, mail_on, mailed_at, decline_message, thanks_message } = gift
    return {
      ...{ id, receiver_name, state, expires_at, sent_at, opened_at, completed_at },
      ...{ email, mail_on, mailed_at, decline_message, thanks_message },
      has_thanks_picture: gift.thanked_at !== null && gift.thanks_picture_at !== null,
      path: answerable.includes(state) ? giftPath(config.secrets, gift) : null,
      products: own.map(({ product_info: { name, image }, quantity }) => ({ name, quantity, image })),
      ...giftChoices(gift, state),
    }
  })
  const [first] = gifts
  return {
    order_no: order.order_no,
    ordered_at: order.ordered_at,
    sender_name: first?.sender_name ?? '',
    message: first?.message ?? null,
    gifts: wire,
  }
}
