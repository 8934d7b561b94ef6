import { lineTotal } from '../../order/order/order-view.rules'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'

type Ordered = Pick<OrderRow, 'total_payment' | 'point'>
type Line = Pick<
  OrderLineRow,
  'total_price' | 'price_with_tax' | 'quantity' | 'coupon_discount' | 'accessories'
>

/**
 * Computes the refund in yen for one of several gifts: products, accessories and postage, minus the gift's
 * coupon discount and its share of the points.
 */
export function returnedAmount(
  { total_payment, point }: Ordered,
  { carriage }: Pick<OrderShippingRow, 'carriage'>,
  lines: readonly Line[],
): number {
  const cost = lines.reduce((sum, line) => sum + computeCost(line), carriage)
  const whole = total_payment + point
  const share = whole === 0 ? 0 : Math.floor((point * cost) / whole)
  return Math.min(cost - share, total_payment)
}

const computeCost = (line: Line) =>
  line.accessories.reduce((sum, { total_price }) => sum + total_price, lineTotal(line) - line.coupon_discount)
