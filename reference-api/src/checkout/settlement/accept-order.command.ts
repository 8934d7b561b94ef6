import type { Trx } from '../../platform/database/db'
import { reopenCart } from '../../cart/cart.sql'
import type { Channel } from '../../platform/http/caller'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { releaseCoupons } from '../../pricing/coupon/coupon.sql'
import { sendMail } from '../../platform/mail/send-mail.job'
import { addPoints } from '../../member/point-ledger/point-ledger.sql'
import type { Services } from '../../services'
import { giverPath, receiptToken } from '../../order/order/link-token.rules'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { returnStock } from './stock.sql'
import { orderMail, type MailOccasion } from './order-mail.rules'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import { isPaidAfterDelivery } from '../../order/order/order-status.rules'
import { acceptPaidOrder, moveOrder } from './move-order.sql'
import { fetchOrderMailRows } from './order-mail.sql'

type Tools = Pick<Services, 'config' | 'jobs' | 'clock'>

type KnownGift = { token_nonce: string; token_hash: string; expires_at: string }

/** Rows that the caller has just written, so that we don't read them again. */
type Known = {
  channel: Pick<Channel, 'code' | 'name'>
  lines: OrderLineRow[]
  shippings: OrderShippingRow[]
  /** The giver's link and the end of the first gift. Null if the order isn't a gift. */
  gift: KnownGift | null
  isPricedWithoutTax: boolean
}

export async function acceptOrder(
  trx: Trx,
  tools: Tools,
  order: OrderRow,
  occasion: MailOccasion = 'placed',
): Promise<void> {
  if (order.user_account_id !== null) {
    const movement = {
      user_account_id: order.user_account_id,
      order_id: order.id,
      kind: 'earned' as const,
      note: order.order_no,
      created_at: tools.clock.now(),
      is_coming: isPaidAfterDelivery(order.payment_kind),
    }
    await addPoints(trx, { ...movement, point: order.earned_point })
  }
  await announceOrder(trx, tools, order, occasion)
}

/** Enqueues the order's email, which is sent only if the transaction commits. */
export async function announceOrder(
  trx: Trx,
  { config, jobs }: Tools,
  order: OrderRow,
  occasion: MailOccasion,
  known?: Known,
): Promise<void> {
  const { channel, gift, ...rows } = known ?? (await readMailRows(trx, order))
  const token = receiptToken(config.secrets, order)
  const path = gift && giverPath(config.secrets, gift)
  const shop = toShopFront({ config }, channel)
  const mail = orderMail({
    shop,
    occasion,
    order,
    ...rows,
    receiptUrl: token && `${shop.origin}/orders/receipt?no=${order.order_no}&t=${token}`,
    gift: path && gift ? { url: `${shop.origin}${path}`, expires_at: gift.expires_at } : undefined,
  })
  await jobs.enqueue(trx, sendMail, mail)
}

async function readMailRows(trx: Trx, { id, channel_id, is_social_gift }: OrderRow): Promise<Known> {
  const [rows] = await fetchOrderMailRows(trx, { orderId: id, channelId: channel_id })
  const { channel, lines, shippings, gift, without_tax_first } = rows!
  return {
    ...{ channel: channel!, lines, shippings, gift: is_social_gift ? gift : null },
    isPricedWithoutTax: isOn(without_tax_first),
  }
}

/** Accepts the paid order and closes its cart. Returns false if the order no longer awaits payment. */
export async function confirmPayment(trx: Trx, tools: Tools, order: OrderRow): Promise<boolean> {
  if (!(await acceptPaidOrder(trx, order.id))) return false
  await acceptOrder(trx, tools, { ...order, status: 'accepted' })
  return true
}

/** Releases everything the order holds and reopens the cart with the reason. */
export async function failPayment(
  trx: Trx,
  tools: Tools,
  order: OrderRow,
  reason: { code: string; message: string } | null,
): Promise<boolean> {
  if (
    !(await moveOrder(trx, order.id, ['pending_payment'], {
      status: 'payment_failed',
      payment_expires_at: null,
    }))
  )
    return false
  await giveBack(trx, tools, order)
  if (order.cart_id !== null) await reopenCart(trx, order.cart_id, reason)
  return true
}

/** Releases a failed or cancelled order's stock, coupons and points. */
export async function giveBack(trx: Trx, { clock }: Pick<Tools, 'clock'>, order: OrderRow): Promise<void> {
  await returnStock(trx, order.id)
  await releaseCoupons(trx, order.id)
  if (order.user_account_id === null) return
  const movement = {
    user_account_id: order.user_account_id,
    order_id: order.id,
    kind: 'returned' as const,
    note: order.order_no,
    created_at: clock.now(),
  }
  await addPoints(trx, { ...movement, point: order.point })
}
