import type { PaymentKind } from '@storefront/contracts'
import { insertOrder } from '../../checkout/placing/insert-order.sql'
import { acceptOrder } from '../../checkout/settlement/accept-order.command'
import { statusAfterPlacing } from '../../order/order/order-status.rules'
import { takePoints } from '../../member/point-ledger/point-ledger.sql'
import { aReadyShopper } from '../cart-builders'
import type { FreshApi } from '../fresh-api'

export type Placing = { memberId: number; kind: PaymentKind; used: number; earned: number; gifts: number }

/**
 * Returns functions that write orders directly, as copies of an order placed through the API, so that no
 * carts are needed.
 */
export async function openPointOrders(api: FreshApi) {
  const { db, services, clock } = api
  const { order_no } = await (await aReadyShopper(api)).decide()
  const { id: orderId, ...order } = await db
    .selectFrom('order')
    .selectAll()
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  const { id: _id, ...parcel } = await db
    .selectFrom('order_shipping')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const payments = await db.selectFrom('payment').select(['id', 'kind']).execute()
  let placed = 0

  /** Places an order. Returns undefined if the member has too few points. */
  async function place({ memberId, kind, used, earned, gifts }: Placing) {
    const mark = `${order_no}-${(placed += 1)}`
    const status = statusAfterPlacing(kind)
    const values = {
      ...order,
      ...{ order_no: mark, idempotency_key: mark, receipt_token_hash: mark },
      ...{ cart_id: null, user_account_id: memberId, point: used, earned_point: earned },
      ...{ status, payment_kind: kind, is_social_gift: gifts > 0, ordered_at: clock.now().toISOString() },
      payment_id: payments.find((one) => one.kind === kind)!.id,
    }
    return db.transaction().execute(async (trx) => {
      const { order: written, shippings } = await insertOrder(trx, {
        order: values,
        shippings: Array.from({ length: gifts || 2 }, () => parcel),
        lines: [],
        giftOrder: null,
        gifts: Array.from({ length: gifts }, (_, shipping) => ({
          ...{ shipping, token_nonce: `${mark}-${shipping}`, token_hash: `${mark}-${shipping}` },
          ...{ receiver_name: '和子さん', sender_name: '山田', message: null },
          expires_at: clock.now().toISOString(),
        })),
        isPaymentRequested: false,
      })
      const movement = { user_account_id: memberId, order_id: written.id, created_at: clock.now() }
      if (!(await takePoints(trx, { ...movement, kind: 'used', point: used }))) return undefined
      if (status === 'accepted') await acceptOrder(trx, services, written)
      return { ...written, parcelIds: shippings.map(({ id }) => id) }
    })
  }
  return { place }
}
