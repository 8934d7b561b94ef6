import type { Order } from '@storefront/contracts'
import { analyticsItem, type AnalyticsEvent } from '@storefront/event-bus'

/**
 * Builds the refund event of a cancelled order, with the items of its purchase. The value excludes tax if
 * GTM.PURCHASE.IS_WITHOUT_TAX_VALUE is set.
 */
export function recordRefund(
  { order_no, order, coupons, shippings }: Order,
  { isWithoutTax }: { isWithoutTax: boolean },
): AnalyticsEvent {
  const { total_payment, total_tax, total_carriage } = order
  const items = shippings.flatMap(({ products }) =>
    products.map(({ product_id, product_info, unit_price, price_with_tax, quantity }) =>
      analyticsItem(
        {
          id: product_id,
          code: product_info.code,
          name: product_info.name,
          brand: product_info.brand_name ?? product_info.maker_name,
          category_names: product_info.category_names ?? [],
          product_price: unit_price,
          product_price_with_tax: price_with_tax,
          image_path: product_info.image?.path,
        },
        { quantity, variant: product_info.variant_name },
      ),
    ),
  )
  return {
    name: 'refund',
    args: {
      transaction_id: order_no,
      currency: 'JPY',
      value: isWithoutTax ? total_payment - total_tax : total_payment,
      tax: total_tax,
      shipping: total_carriage,
      coupon: coupons.map(({ code }) => code).join(','),
      items,
    },
  }
}
