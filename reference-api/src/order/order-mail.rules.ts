import { enclosedWith } from '@storefront/contracts'
import { formatDate, formatDateTime, formatPostalCode, formatYen } from '@storefront/locale-ja'
import type { ShopFront } from '../channel/shop-front.rules'
import { composeMail, type MailPart } from '../mail/mail-body.rules'
import { timezoneName } from '../shipping-leadtime/shipping-leadtime.rules'
import type { OrderLineRow, OrderShippingRow } from './order-detail.sql'
import { hasReceipt } from './order-status.rules'
import type { OrderRow } from './order.sql'

/** Why the mail goes out: the order was placed, or its deposit has arrived. */
export type MailOccasion = 'placed' | 'deposited'

type Content = {
  shop: ShopFront
  occasion: MailOccasion
  order: OrderRow
  lines: readonly OrderLineRow[]
  shippings: readonly OrderShippingRow[]
  /** Null when its link can no longer be made. */
  receiptUrl: string | null
  gift: { url: string; expires_at: string } | undefined
}

const goods = (line: OrderLineRow): [string, string] => [
  `${line.product_info.name}${line.product_info.is_reduced_tax_rate ? ' ※' : ''}`,
  `${formatYen(line.price_with_tax)} × ${line.quantity} = ${formatYen(line.price_with_tax * line.quantity)}（税込）`,
]

type Accessory = OrderLineRow['accessories'][number]

function accessoryRow({ name, noshi_heading, noshi_name, message, price_with_tax, quantity }: Accessory): [string, string] {
  const printed = [noshi_heading, noshi_name, message && `「${message}」`].filter(Boolean).join('・')
  return [`　${name}${printed ? `（${printed}）` : ''}`, `${formatYen(price_with_tax)} × ${quantity}（税込）`]
}

/** The goods with what each is dressed with, then what lies in each parcel as a whole (ADR 0043). */
function goodsRows(lines: readonly OrderLineRow[]): [string, string][] {
  const parcels = [...new Set(lines.map(({ order_shipping_id }) => order_shipping_id))]
  const enclosed = parcels.flatMap((id) => enclosedWith(lines.filter(({ order_shipping_id }) => order_shipping_id === id)))
  const own = lines.flatMap((line) => [goods(line), ...line.accessories.filter((accessory) => !enclosed.includes(accessory)).map(accessoryRow)])
  return enclosed.length > 0 ? [...own, ['荷物に添えるもの', ''], ...enclosed.map(accessoryRow)] : own
}

function amounts(order: OrderRow): [string, string][] {
  const optional: [string, number][] = [
    ['手数料', order.payment_fee],
    ['クーポン割引', -order.coupon_discount],
    ['ポイント利用', -order.point],
  ]
  return [
    ['商品合計', formatYen(order.total_price)],
    ['送料', formatYen(order.total_carriage)],
    ...optional.filter(([, amount]) => amount !== 0).map(([label, amount]): [string, string] => [label, formatYen(amount)]),
    ['お支払い合計', formatYen(order.total_payment)],
    ...order.amount_by_tax_rate.map((rate): [string, string] => [
      `${rate.tax_rate}%対象`,
      `${formatYen(rate.amount)}（内消費税 ${formatYen(rate.tax_amount)}）`,
    ]),
  ]
}

function delivery(shipping: OrderShippingRow): [string, string][] {
  if (shipping.is_social_gift) return [['お届け先', 'お受け取りになる方が入力します']]
  const place = [shipping.prefecture, shipping.city, shipping.address1, shipping.address2].join('')
  return [
    ['お届け先', `${shipping.shipping_last_name ?? ''} ${shipping.shipping_first_name ?? ''} 様`],
    [
      'ご住所',
      `〒${formatPostalCode(shipping.postal_code ?? '')} ${place}`,
    ],
    ['お届け希望日', shipping.delivery_at ? formatDate(shipping.delivery_at) : '最短でお届けします'],
    ['時間帯', timezoneName(shipping.delivery_timezone_key) ?? '指定なし'],
  ]
}

const openings: Record<MailOccasion, { subject: string; text: string }> = {
  placed: {
    subject: 'ご注文ありがとうございます',
    text: 'このたびはご注文いただき、誠にありがとうございます。以下の内容でご注文を承りました。',
  },
  deposited: { subject: 'ご入金を確認しました', text: 'ご入金を確認いたしました。商品の発送準備を進めてまいります。' },
}

/** The mail of an order. */
export function orderMail({ shop, occasion, order, lines, shippings, receiptUrl, gift }: Content) {
  const parts: MailPart[] = [
    { paragraph: `${order.orderer.last_name} ${order.orderer.first_name} 様` },
    { paragraph: openings[occasion].text },
    {
      rows: [
        ['注文番号', order.order_no],
        ['ご注文日時', formatDateTime(order.ordered_at)],
        ['お支払い方法', order.payment_name],
      ],
    },
    { heading: 'ご注文商品' },
    { rows: goodsRows(lines) },
    { paragraph: '※は軽減税率対象商品です。' },
    { heading: 'お支払い金額' },
    { rows: amounts(order) },
    ...(order.payment_instruction ? [{ heading: 'お支払いについて' }, { paragraph: order.payment_instruction }] : []),
    { heading: 'お届けについて' },
    ...shippings.map((shipping) => ({ rows: delivery(shipping) })),
    ...(gift
      ? [
          { heading: 'ソーシャルギフト' },
          { paragraph: `次のURLを贈り先の方にお知らせください。有効期限は${formatDateTime(gift.expires_at)}です。` },
          { link: { label: '贈り先の方の受け取りページ', url: gift.url } },
        ]
      : []),
    { heading: '領収書' },
    ...(hasReceipt(order) ? [] : [{ paragraph: '領収書は、お支払いの完了後に次のURLからダウンロードいただけます。' }]),
    ...(receiptUrl ? [{ link: { label: '領収書をダウンロードする', url: receiptUrl } }] : []),
  ]
  return composeMail(shop, order.email, `${openings[occasion].subject}（${order.order_no}）`, parts)
}
