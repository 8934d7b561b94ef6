import type { CartContent, CartPersonal } from '../state/cart-state.table'

type Held = Pick<CartContent, 'products' | 'components' | 'coupons'> &
  Pick<CartPersonal, 'usablePoint' | 'pendingOrder'>

/** Adds back the stock, coupon uses and points held by the cart's own pending order. */
export function withOwnHold<Parts extends Held>(parts: Parts): Parts {
  const { pendingOrder: order } = parts
  if (!order) return parts
  const held = new Map(order.stock.map(({ product_id, quantity }) => [product_id, quantity]))
  return {
    ...parts,
    products: new Map(
      [...parts.products].map(([id, product]) => [
        id,
        held.has(id) ? { ...product, stock: (product.stock ?? 0) + held.get(id)! } : product,
      ]),
    ),
    components: parts.components.map((component) => ({
      ...component,
      stock: component.stock + (held.get(component.component_product_id) ?? 0),
    })),
    coupons: parts.coupons.map((coupon) =>
      order.coupon_ids.includes(coupon.id)
        ? {
            ...coupon,
            is_used: false,
            used_count: coupon.used_count - 1,
            held_count: Math.max(0, coupon.held_count - 1),
          }
        : coupon,
    ),
    usablePoint: parts.usablePoint === null ? null : parts.usablePoint + order.point,
  }
}
