import { findOrderByNumberOnly } from '../../order/order/order.sql'
import type { Services } from '../../services'
import { cancelByShop } from './cancel-order.command'

/**
 * Cancels an order at the shopper's request or because the shop can't deliver. `reason` is shown to the
 * shopper. Error messages are for staff.
 */
export async function cancelByStaff(
  services: Services,
  { orderNo, reason }: { orderNo: string; reason: string },
) {
  const order = await findOrderByNumberOnly(services.db, orderNo)
  if (!order) throw new Error(`There is no order ${orderNo}.`)
  if (!(await cancelByShop(services, order.id, reason)))
    throw new Error(
      `Order ${orderNo} is ${order.status}: only an order that nobody prepares yet, and of which no gift is answered, can be cancelled.`,
    )
  return { order_no: orderNo, status: 'cancelled' as const }
}
