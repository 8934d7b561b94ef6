import {
  accessoryCount,
  commonCounter,
  counterOf,
  enclosedWith,
  inscriptionText,
  nameMarkingOf,
  noshiDrawingUrl,
  orderTotals,
} from '@storefront/contracts'
import { formatCount, formatDate, formatDateTime, formatPostalCode, formatYen } from '@storefront/locale-ja'
import { type ShopFront, composeMail, type MailPart } from '../../platform/mail/mail-body.rules'
import { joinAddress } from '../../delivery/postal-code/joined-address.rules'
import { timezoneName } from '../../delivery/delivery/leadtime.rules'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import { hasReceipt } from '../../order/order/order-status.rules'
import { accessoryTotal, lineTotal } from '../../order/order/order-view.rules'
import type { OrderRow } from '../../order/order/order.table'

export type MailOccasion = 'placed' | 'deposited'

type Content = {
  shop: ShopFront
  occasion: MailOccasion
  order: OrderRow
  lines: readonly OrderLineRow[]
  shippings: readonly OrderShippingRow[]
  /** Null if the link can no longer be built. */
  receiptUrl: string | null
  gift: { url: string; expires_at: string } | undefined
  isPricedWithoutTax: boolean
}

const formatName = ({ product_info: { name, variant_name, is_reduced_tax_rate } }: OrderLineRow) =>
  `${name}${variant_name ? `（${variant_name}）` : ''}${is_reduced_tax_rate ? ' ※' : ''}`

/** Starts from the price excluding tax where the line's tax was rounded with others (ADR 0123). */
const formatPrice = (line: OrderLineRow) =>
  lineTotal(line) === line.price_with_tax * line.quantity
    ? formatYen(line.price_with_tax)
    : `${formatYen(line.unit_price)}（税抜）`

const goods = (line: OrderLineRow): [string, string] => [
  formatName(line),
  `${formatPrice(line)} × ${line.quantity}${counterOf(line.product_info)} = ${formatYen(lineTotal(line))}（税込）`,
]

type Accessory = OrderLineRow['accessories'][number]

function accessoryRow(accessory: Accessory, counter = counterOf({})): [string, string] {
  const { name, price_with_tax } = accessory
  const printed = inscriptionText(accessory)
  return [
    `　${name}${printed ? `（${printed}）` : ''}`,
    `${formatYen(price_with_tax)} × ${accessoryCount(accessory, counter)}（税込）`,
  ]
}

/** The name on the product, if the shopper gave one. */
const nameRows = ({ name_embroidery, product_info }: OrderLineRow): [string, string][] =>
  name_embroidery ? [[`　${nameMarkingOf(product_info)}`, name_embroidery]] : []

/**
 * Lists a parcel's items with their own accessories, then the accessories that apply to the whole parcel (ADR
 * 0027).
 */
export function goodsRows(lines: readonly OrderLineRow[]): [string, string][] {
  const enclosed = enclosedWith(lines)
  const own = lines.flatMap((line) => [
    goods(line),
    ...nameRows(line),
    ...line.accessories
      .filter((accessory) => !enclosed.includes(accessory))
      .map((accessory) => accessoryRow(accessory, counterOf(line.product_info))),
  ])
  return enclosed.length > 0
    ? [...own, ['荷物に添えるもの', ''], ...enclosed.map((accessory) => accessoryRow(accessory))]
    : own
}

/** Shows each different noshi of the order once, as it will be printed. */
function noshiPictures({ shop, lines }: Pick<Content, 'shop' | 'lines'>): MailPart[] {
  const papers = lines.flatMap(({ accessories }) => accessories).filter(({ kind }) => kind === 'noshi')
  const labels = new Map(papers.map((noshi) => [noshiDrawingUrl(noshi, 'png'), inscriptionText(noshi)]))
  return [...labels].map(([path, label]) => ({
    picture: { label: `のしの仕上がり見本（${label}）`, url: `${shop.origin}${path}` },
  }))
}

/** Lists the totals with the same labels as on screen, then the tax by rate. */
function amounts({ order, lines, isPricedWithoutTax }: Content): [string, string][] {
  const counter = commonCounter(lines.map(({ product_info }) => product_info))
  const extras = lines.flatMap(({ accessories }) => accessories)
  const terms = { isPricedWithoutTax, total_tax: order.total_tax }
  const totals = orderTotals({ ...order, total_accessory: accessoryTotal(lines) }, extras, terms)
  return [
    ...totals.map(({ term, count, amount }): [string, string] => [
      count === undefined ? term : `${term}（${formatCount(count)}${counter}）`,
      formatYen(amount).replace('-', '−'),
    ]),
    ...order.amount_by_tax_rate.map((rate): [string, string] => [
      `${rate.tax_rate}%対象${rate.is_reduced ? '※' : ''}`,
      `${formatYen(rate.amount)}（内消費税 ${formatYen(rate.tax_amount)}）`,
    ]),
  ]
}

export const receiver = ({ is_social_gift, shipping_last_name, shipping_first_name }: OrderShippingRow) =>
  is_social_gift
    ? 'お受け取りになる方が入力します'
    : `${shipping_last_name ?? ''} ${shipping_first_name ?? ''} 様`

export function delivery(shipping: OrderShippingRow): [string, string][] {
  const arrival: [string, string][] = shipping.arrival_text ? [['お届けの時期', shipping.arrival_text]] : []
  if (shipping.is_social_gift) return arrival
  const place = joinAddress(shipping)
  return [
    ['ご住所', `〒${formatPostalCode(shipping.postal_code ?? '')} ${place}`],
    ['お届け希望日', shipping.delivery_at ? formatDate(shipping.delivery_at) : '指定なし'],
    ['時間帯', timezoneName(shipping.delivery_timezone_key) ?? '指定なし'],
    ...arrival,
  ]
}

const reducedNote: MailPart = { paragraph: '※は軽減税率対象商品です。' }

/**
 * Lists a single parcel's items first and its destination after the amounts. For several parcels, lists each
 * address with its items.
 */
function packingParts({ shippings, lines }: Content): { goods: MailPart[]; destination: MailPart[] } {
  const [only, ...others] = shippings
  if (only && others.length === 0) {
    return {
      goods: [{ heading: 'ご注文商品' }, { rows: goodsRows(lines) }, reducedNote],
      destination: [
        { heading: 'お届けについて' },
        { rows: [['お届け先', receiver(only)], ...delivery(only)] },
      ],
    }
  }
  const linesOf = ({ id }: OrderShippingRow) =>
    lines.filter(({ order_shipping_id }) => order_shipping_id === id)
  const each = shippings.flatMap((shipping, index): MailPart[] => [
    { heading: `お届け先${index + 1}：${receiver(shipping)}` },
    { rows: [...delivery(shipping), ...goodsRows(linesOf(shipping))] },
  ])
  return { goods: [...each, reducedNote], destination: [] }
}

const openings: Record<MailOccasion, { subject: string; text: string }> = {
  placed: {
    subject: 'ご注文ありがとうございます',
    text: 'このたびはご注文いただき、誠にありがとうございます。以下の内容でご注文を承りました。',
  },
  deposited: {
    subject: 'ご入金を確認しました',
    text: 'ご入金を確認いたしました。商品の発送準備を進めてまいります。',
  },
}

export function orderMail(content: Content) {
  const { shop, occasion, order, receiptUrl, gift } = content
  const { goods: goodsParts, destination } = packingParts(content)
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
    ...goodsParts,
    ...noshiPictures(content),
    { heading: 'お支払い金額（税込）' },
    { rows: amounts(content) },
    ...(order.payment_instruction
      ? [{ heading: 'お支払いについて' }, { paragraph: order.payment_instruction }]
      : []),
    ...destination,
    ...(gift
      ? [
          { heading: 'ソーシャルギフト' },
          {
            paragraph: `次のページから、贈り先の方へリンクをお送りください。有効期限は${formatDateTime(gift.expires_at)}です。受け取りの状況もご確認いただけます。`,
          },
          { link: { label: 'ギフトを送る・状況を見る', url: gift.url } },
        ]
      : []),
    { heading: '領収書' },
    ...(hasReceipt(order)
      ? []
      : [{ paragraph: '領収書は、お支払いの完了後に次の画面からダウンロードいただけます。' }]),
    ...(receiptUrl ? [{ link: { label: '領収書の画面を開く', url: receiptUrl } }] : []),
  ]
  return composeMail(shop, order.email, `${openings[occasion].subject}（${order.order_no}）`, parts)
}
