import { productCounter, type Product } from '@storefront/contracts'
import { formatDateTime, formatDayWithWeekday, shopNow, toTokyoDay } from '@storefront/locale-ja'
import { isMadeToOrder } from './product-uos.rules'

type Sellable = Pick<Product, 'stock_state' | 'is_sale' | 'sale_from' | 'sale_to'>

const soldOut = 'ただいま売り切れです。'

/** Returns the reason why the product can't be sold now, or undefined if it can. */
export function whyNotForSale(
  product: Sellable,
  { isSelling, now = shopNow() }: { isSelling: boolean; now?: Date },
): string | undefined {
  if (!isSelling) return 'ただいま販売を停止しています。再開までしばらくお待ちください。'
  if (product.sale_from && now < new Date(product.sale_from))
    return `${formatDateTime(product.sale_from)}から販売します。`
  if (product.sale_to && now > new Date(product.sale_to)) return '販売期間が終了しました。'
  if (!product.is_sale) return '現在お取り扱いしておりません。'
  if (product.stock_state === 'sold_out') return soldOut
  return undefined
}

export function stockText({
  stock_state,
  stock_quantity,
  lead_days,
  slow_option,
  pieces,
  ...asked
}: Pick<
  Product,
  'stock_state' | 'stock_quantity' | 'lead_days' | 'slow_option' | 'pieces' | 'has_measurement'
>): string {
  if (stock_state === 'sold_out') return soldOut
  if (isMadeToOrder(asked)) return 'ご注文を受けてからお仕立てします'
  const slow = slow_option ? `（${slow_option.name}は${slow_option.lead_days}営業日以内）` : ''
  const dispatch = `${lead_days}営業日以内に発送します${slow}`
  if (stock_state === 'few')
    return stock_quantity == null
      ? `残りわずか・${dispatch}`
      : `残り${stock_quantity}${productCounter({ pieces })}・${dispatch}`
  return `在庫あり・${dispatch}`
}

const dayMs = 86_400_000

/** Formats the arrival of a garment that is made to order, e.g. ご注文から10日ほど、12月11日（金）ごろ. */
export const madeToOrderDayText = (arrival: string, now = shopNow()): string =>
  `ご注文から${countDaysUntil(arrival, now)}日ほど、${formatDayWithWeekday(arrival)}ごろ`

/** Counts the days from today to the arrival, at least one. */
export const countDaysUntil = (arrival: string, now = shopNow()): number =>
  Math.max(1, (Date.parse(arrival) - Date.parse(toTokyoDay(now))) / dayMs)
