import { composeMail, type MailPart, type ShopFront } from '../../platform/mail/mail-body.rules'
import { findTracking } from '../../delivery/delivery/carrier.rules'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import { delivery, goodsRows, receiver } from '../settlement/order-mail.rules'

/** `receiver_name` is set for a gift, because the email doesn't show a gift's address. */
export type SentParcel = { shipping: OrderShippingRow; receiver_name: string | null }

type Content = {
  shop: ShopFront
  order: OrderRow
  lines: readonly OrderLineRow[]
  parcels: readonly SentParcel[]
}

export function shipmentMail({ shop, order, lines, parcels }: Content) {
  const parts: MailPart[] = [
    { paragraph: `${order.orderer.last_name} ${order.orderer.first_name} 様` },
    { paragraph: 'ご注文の商品を発送いたしました。お届けまで、いましばらくお待ちください。' },
    { rows: [['注文番号', order.order_no]] },
    ...parcels.flatMap((parcel) => buildParts(parcel, lines)),
  ]
  return composeMail(shop, order.email, `商品を発送しました（${order.order_no}）`, parts)
}

function buildParts({ shipping, receiver_name }: SentParcel, lines: readonly OrderLineRow[]): MailPart[] {
  const own = lines.filter(({ order_shipping_id }) => order_shipping_id === shipping.id)
  const goods: MailPart[] = [
    {
      heading: `お届け先：${shipping.is_social_gift ? (receiver_name ?? 'ギフトを受け取る方') : receiver(shipping)}`,
    },
    { rows: [...delivery(shipping), ...goodsRows(own)] },
  ]
  const { tracking_number } = shipping
  if (shipping.is_social_gift || !tracking_number) return goods
  const { carrier_name, tracking_url } = findTracking(shipping)
  return [
    ...goods,
    { rows: [['送り状番号', [carrier_name, tracking_number].filter(Boolean).join(' ')]] },
    ...(tracking_url ? [{ link: { label: '荷物の状況を見る', url: tracking_url } }] : []),
  ]
}
