import type { CartProduct } from '@storefront/contracts'
import type { CartShippingRow } from '../../cart/shipping/cart-shipping.table'

/** Returns an address as the order keeps it: a gift's recipient enters it later. */
export function toOrderAddress({
  key: _key,
  cart_id: _cart,
  position: _position,
  user_address_id: _address,
  ...address
}: CartShippingRow) {
  return address.is_social_gift ? { is_social_gift: true } : address
}

/** Returns a product of the cart as the order keeps it. */
export const toOrderLine = (product: CartProduct) => ({
  product_id: product.product_id,
  product_info: product.product_info,
  unit_price: product.unit_price,
  price_with_tax: product.price_with_tax,
  quantity: product.quantity,
  total_price: product.total_price,
  tax_rate: product.tax_rate,
  coupon_discount: product.coupon_discount_parts.reduce((sum, { amount }) => sum + amount, 0),
  measurement: product.measurement ?? null,
  name_embroidery: product.name_embroidery,
  accessories: product.accessories,
})
