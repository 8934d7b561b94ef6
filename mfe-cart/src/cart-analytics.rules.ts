import type { Cart, CartPlacedOrder, CartProduct } from '@storefront/contracts'

type Args = Record<string, unknown>
export type AnalyticsEvent = { name: string; args: Args }

const itemOf = ({ product_info, price_with_tax, quantity }: CartProduct) => ({
  item_id: product_info.code,
  item_name: product_info.name,
  item_brand: product_info.brand_name ?? product_info.maker_name ?? '',
  item_variant: product_info.variant_name ?? '',
  price: price_with_tax,
  quantity,
})

/** Goods that enter or leave the cart. */
export function recordItems(name: 'add_to_cart' | 'remove_from_cart', products: readonly CartProduct[]): AnalyticsEvent {
  const value = products.reduce((sum, { price_with_tax, quantity }) => sum + price_with_tax * quantity, 0)
  return { name, args: { currency: 'JPY', value, items: products.map(itemOf) } }
}

/** The whole cart at one step of checkout. */
export function recordCart(
  name: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  { data: { detail }, payment_name }: Cart,
): AnalyticsEvent {
  const args: Args = { currency: 'JPY', value: detail.order.total_price, items: detail.products.map(itemOf) }
  if (detail.coupons.length > 0) args.coupon = detail.coupons.map(({ code }) => code).join(',')
  if (name === 'add_payment_info') args.payment_type = payment_name ?? ''
  return { name, args }
}

/** The purchase; the shop decides whether its value is told without tax (GTM.PURCHASE.IS_WITHOUT_TAX_VALUE). */
export function recordPurchase({ order_no, detail }: CartPlacedOrder, isWithoutTax: boolean): AnalyticsEvent {
  const { total_payment, total_tax, total_carriage } = detail.order
  return {
    name: 'purchase',
    args: {
      transaction_id: order_no,
      currency: 'JPY',
      value: isWithoutTax ? total_payment - total_tax : total_payment,
      tax: total_tax,
      shipping: total_carriage,
      coupon: detail.coupons.map(({ code }) => code).join(','),
      items: detail.products.map(itemOf),
    },
  }
}
