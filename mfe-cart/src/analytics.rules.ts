import type { Cart, CartPlacedOrder, CartProduct } from '@storefront/contracts'
import { analyticsItem, analyticsOfItems, type AnalyticsEvent } from '@storefront/event-bus'

export const toItem = ({ product_info, unit_price, price_with_tax, quantity }: CartProduct) => {
  const { id, code, name, brand_name, maker_name, category_names, variant_name, stock_state, image } =
    product_info
  return analyticsItem(
    {
      id,
      code,
      name,
      brand: brand_name ?? maker_name,
      category_names,
      product_price: unit_price,
      product_price_with_tax: price_with_tax,
      is_stock_available: stock_state !== 'sold_out',
      image_path: image?.path,
    },
    { quantity, variant: variant_name },
  )
}

export function recordItems(
  name: 'add_to_cart' | 'remove_from_cart',
  products: readonly CartProduct[],
): AnalyticsEvent {
  return analyticsOfItems(name, products.map(toItem))
}

export function recordCart(
  name: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  { data: { detail }, payment_name }: Cart,
): AnalyticsEvent {
  const args: AnalyticsEvent['args'] = {
    currency: 'JPY',
    value: detail.order.total_price,
    items: detail.products.map(toItem),
  }
  const coupons = detail.coupons.filter(({ refusal }) => !refusal)
  if (coupons.length > 0) args.coupon = coupons.map(({ code }) => code).join(',')
  if (name === 'add_payment_info') args.payment_type = payment_name ?? ''
  return { name, args }
}

/** Builds the purchase event. Its value excludes tax if GTM.PURCHASE.IS_WITHOUT_TAX_VALUE is set. */
export function recordPurchase(
  { order_no, detail }: CartPlacedOrder,
  { isWithoutTax }: { isWithoutTax: boolean },
): AnalyticsEvent {
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
      items: detail.products.map(toItem),
    },
  }
}
