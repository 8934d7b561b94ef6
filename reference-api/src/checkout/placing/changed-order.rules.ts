import { counterOf, type CartDetail, type SeenOrder, type ShownOrder } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import type { CartRow } from '../../cart/cart.table'
import { Rejection } from '../../platform/http/rejection'

type Words<T> = (value: T) => string

const changed = <T>(subject: string, was: T, is: T, words: Words<T>) =>
  was === is ? [] : [`${subject}：${words(was)}→${words(is)}`]
const points = (point: number) => `${formatCount(point)}ポイント`
const countIn = (counter: string) => (quantity: number) => `${formatCount(quantity)}${counter}`

/** Describes every difference from the order on the confirm screen, with the old and new values. */
export function changesSinceShown(seen: SeenOrder, detail: CartDetail): string[] {
  const { order } = detail
  const { total_payment: total = order.total_payment, shown } = seen
  return [
    ...(shown ? [...lineChanges(shown, detail), ...amountChanges(shown, detail)] : []),
    ...arrivalChanges(seen, detail),
    ...changed('お支払い合計', total, order.total_payment, formatYen),
  ]
}

/**
 * Rejects an order that differs in any line from the one shown on the confirm screen, e.g. because of another
 * tab or a new price. Clicking again submits the new values.
 */
export function requireUnchanged(
  { version }: Pick<CartRow, 'version'>,
  detail: CartDetail,
  seen: SeenOrder,
): void {
  const changes = changesSinceShown(seen, detail)
  if (changes.length === 0 && (seen.version ?? version) === version) return
  throw new Rejection(
    422,
    'cart.decision.changed',
    'ご注文の内容が変わりました。内容と金額をご確認のうえ、もう一度お進みください。',
    changes.length > 0 ? { changed: changes } : {},
  )
}

function lineChanges({ lines }: ShownOrder, { products }: CartDetail): string[] {
  const gone = lines.filter(({ key }) => !products.some((line) => line.key === key))
  return [
    ...products.flatMap((line) => {
      const { name, variant_name } = line.product_info
      const counter = counterOf(line.product_info)
      const pieces = countIn(counter)
      const subject = `「${variant_name ? `${name} ${variant_name}` : name}」`
      const was = lines.find(({ key }) => key === line.key)
      if (!was) return [`${subject}${pieces(line.quantity)}が加わりました`]
      return [
        ...changed(`${subject}の数量`, was.quantity, line.quantity, pieces),
        ...changed(`${subject}の価格（1${counter}）`, was.price_with_tax, line.price_with_tax, formatYen),
        ...changed(`${subject}の包装・のし等`, was.accessory_price, accessoryPrice(line), formatYen),
      ]
    }),
    ...gone.map(({ quantity }) => `カートから商品${countIn('点')(quantity)}がなくなりました`),
  ]
}

const accessoryPrice = ({ accessories }: CartDetail['products'][number]) =>
  accessories.reduce((sum, { total_price }) => sum + total_price, 0)

function amountChanges(shown: ShownOrder, { coupons, order }: CartDetail): string[] {
  const removed = shown.coupons.filter(({ id }) => !coupons.some((coupon) => coupon.id === id))
  return [
    ...coupons.flatMap(({ id, name, discount }) =>
      changed(
        `「${name}」の割引`,
        shown.coupons.find((one) => one.id === id)?.discount ?? 0,
        discount,
        formatYen,
      ),
    ),
    ...removed.flatMap(({ discount }) => changed('クーポンの割引', discount, 0, formatYen)),
    ...changed('送料', shown.total_carriage, order.total_carriage, formatYen),
    ...changed('お支払い手数料', shown.payment_fee, order.payment_fee, formatYen),
    ...changed('ご利用のポイント', shown.point, order.point, points),
  ]
}

function arrivalChanges({ arrival_texts: was }: SeenOrder, { shippings }: CartDetail): string[] {
  const now = shippings.flatMap(({ packings }) => packings.map(({ arrival_text = null }) => arrival_text))
  if (!was) return []
  const count = Math.max(was.length, now.length)
  return Array.from({ length: count }).flatMap((_, index) =>
    changed(
      count > 1 ? `${index + 1}つ目の荷物のお届け` : 'お届けの時期',
      was[index] ?? null,
      now[index] ?? null,
      (text) => text ?? 'ご指定のとおり',
    ),
  )
}
