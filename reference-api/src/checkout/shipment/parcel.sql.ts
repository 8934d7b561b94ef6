import type { Db } from '../../platform/database/db'
import type { ParcelStatus } from '../../delivery/parcel/parcel.rules'

/**
 * Lists an order's parcels, except refunded ones. A gift's parcel has no destination until the recipient
 * responds.
 */
export async function listParcels(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_shipping')
    .leftJoin('social_gift', 'social_gift.order_shipping_id', 'order_shipping.id')
    .select(['order_shipping.id', 'order_shipping.parcel_status', 'social_gift.receiver_name'])
    .select(['social_gift.id as gift_id', 'social_gift.completed_at'])
    .where('order_shipping.order_id', '=', orderId)
    .where('social_gift.returned_at', 'is', null)
    .orderBy('order_shipping.id')
    .execute()
  return rows.map(({ id, parcel_status, receiver_name, gift_id, completed_at }) => ({
    id,
    parcel_status,
    receiver_name,
    hasAddress: gift_id === null || completed_at !== null,
  }))
}

export const writeParcelStatus = (trx: Db, ids: readonly number[], parcel_status: ParcelStatus) =>
  trx.updateTable('order_shipping').set({ parcel_status }).where('id', 'in', ids).execute()

/** Replaces the planned day by the actual one, by which a business is billed. */
export const writeDispatchDay = (trx: Db, ids: readonly number[], ships_on: string) =>
  trx.updateTable('order_shipping').set({ ships_on }).where('id', 'in', ids).execute()

export const writeTrackingNumber = (trx: Db, id: number, tracking_number: string) =>
  trx.updateTable('order_shipping').set({ tracking_number }).where('id', '=', id).execute()
