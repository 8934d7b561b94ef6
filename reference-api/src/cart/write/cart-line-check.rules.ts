import { counterOf, nameMarkingOf } from '@storefront/contracts'
import { counted } from '../../pricing/pricing/counted.rules'
import { checkPrintable } from '@storefront/locale-ja'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { CartLineRow } from '../line/cart-line.table'
import type { CartState } from '../state/cart-state.table'
import type { CartProductRow } from '../line/cart-product.table'
import { isBuyable } from '../../pricing/pricing/sale.rules'
import { availableStock } from '../../pricing/pricing/stock.rules'

const lineNotFound = () =>
  new Rejection(
    422,
    'cart.products.line_not_found',
    'カートの内容が変更されています。画面を更新してください。',
  )

export function requireLine(lines: readonly CartLineRow[], key: string): CartLineRow {
  const line = lines.find((one) => one.key === key)
  if (!line) throw lineNotFound()
  return line
}

export function requireProductOnSale(
  { cart, products, now }: Pick<CartState, 'cart' | 'products' | 'now'>,
  productId: number,
): CartProductRow {
  const product = products.get(productId)
  if (!product || product.channel_id !== cart.channel_id || !product.is_show)
    throw new Rejection(422, 'cart.add_products.product_not_found', 'お探しの商品は見つかりませんでした。')
  if (!isBuyable(product, now))
    throw new Rejection(422, 'cart.update_products.not_sale', `「${product.name}」は現在販売していません。`)
  return product
}

/** @param total the product's quantity over all lines in the cart */
export function requireStock(
  { components }: Pick<CartState, 'components'>,
  product: CartProductRow,
  total: number,
): void {
  const parts = components.filter(({ product_id }) => product_id === product.id)
  const available = availableStock(product, parts)
  if (available <= 0)
    throw new Rejection(422, 'cart.update_products.sold_out', `「${product.name}」は在庫切れです。`)
  const most = Math.min(available, product.max_quantity)
  if (total <= most) return
  const message = `「${product.name}」は${most}${counterOf(counted(product))}までご注文いただけます。`
  throw new Rejection(422, 'cart.update_products.not_enough', message, { quantity: [message] })
}

type MadeToOrder = { measurement?: Record<string, number> | null; name_embroidery?: string | null }
const embroideryMaxLength = 12
/** Max length including style and thread colour as the workshop reads them, e.g. 田中（楷書・紺）. */
const embroideryTextMaxLength = 40

export function requireOptions(product: CartProductRow, options: MadeToOrder): void {
  const embroidery = options.name_embroidery ?? ''
  const marking = nameMarkingOf(product)
  if (embroidery !== '' && !product.has_name_embroidery)
    throw invalidFields({ name_embroidery: [`この商品にはお名前の${marking}をお付けできません。`] })
  const [name = ''] = embroidery.split('（')
  if ([...name].length > embroideryMaxLength || [...embroidery].length > embroideryTextMaxLength)
    throw invalidFields({
      name_embroidery: [`お名前の${marking}は${embroideryMaxLength}文字以内で入力してください`],
    })
  const unprintable = checkPrintable(embroidery, `お名前の${marking}`)
  if (unprintable) throw invalidFields({ name_embroidery: [unprintable] })
  const measurement = Object.values(options.measurement ?? {})
  if (measurement.length > 0 && !product.has_measurement)
    throw invalidFields({ measurement: ['この商品は採寸の対象外です。'] })
  if (measurement.some((millimetres) => millimetres <= 0 || millimetres > 3000))
    throw invalidFields({ measurement: ['採寸の値をご確認ください。'] })
}
