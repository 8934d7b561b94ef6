import type { OrderStatus } from '@storefront/contracts'
import { lockOrder, moveOrder } from '../settlement/move-order.sql'
import type { Db } from '../../database/db'
import { findOrderByNumberOnly } from '../../order/order.sql'
import { isBehind, orderStatusOf, statusOfParcel, type ParcelStatus } from '../../parcel/parcel.rules'
import { listParcels, writeParcelStatus } from './parcel.sql'

const movable: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

/** One parcel of an order, or all that have somewhere to go. */
type Move = { orderNo: string; status: ParcelStatus; parcelId?: number }

/**
 * Staff's word on how far parcels have come; none goes back, and the order follows. Fails with a sentence for
 * staff.
 */
export async function moveParcels(db: Db, { orderNo, status, parcelId }: Move): Promise<OrderParcels> {
  return db.transaction().execute(async (trx) => {
    const order = await lockedByNumber(trx, orderNo)
    if (!movable.includes(order.status))
      throw new Error(`Order ${orderNo} is ${order.status}: nothing ships.`)
    const parcels = await listParcels(trx, order.id)
    const chosen = parcels.filter(({ id }) => parcelId === undefined || id === parcelId)
    if (chosen.length === 0) throw new Error(`Order ${orderNo} has no parcel ${parcelId}.`)
    const ready = chosen.filter(({ hasAddress }) => hasAddress)
    if (ready.length === 0) throw new Error(`Order ${orderNo}: nobody has said yet where it goes.`)
    const behind = ready.filter((one) => isBehind(statusOfParcel(one.parcel_status, order.status), status))
    if (behind.length > 0)
      await writeParcelStatus(
        trx,
        behind.map(({ id }) => id),
        status,
      )
    await followParcels(trx, order)
    return fetchParcels(trx, orderNo)
  })
}

/** An order as far as its parcels are; its row is locked by the caller. */
export async function followParcels(trx: Db, order: { id: number; status: OrderStatus }): Promise<void> {
  const parcels = await listParcels(trx, order.id)
  const status = orderStatusOf(
    order.status,
    parcels.map(({ parcel_status }) => parcel_status),
  )
  if (status !== order.status) await moveOrder(trx, order.id, movable, { status })
}

type OrderParcels = Awaited<ReturnType<typeof fetchParcels>>

/** What staff reads of an order: each parcel's number, whose gift it is, and how far it has come. */
export async function fetchParcels(db: Db, orderNo: string) {
  const order = await findByNumber(db, orderNo)
  const parcels = await listParcels(db, order.id)
  return {
    order_no: orderNo,
    status: order.status,
    parcels: parcels.map(({ parcel_status, ...parcel }) => ({
      ...parcel,
      status: statusOfParcel(parcel_status, order.status),
    })),
  }
}

async function findByNumber(db: Db, orderNo: string) {
  const order = await findOrderByNumberOnly(db, orderNo)
  if (!order) throw new Error(`There is no order ${orderNo}.`)
  return order
}

async function lockedByNumber(trx: Db, orderNo: string) {
  const { id } = await findByNumber(trx, orderNo)
  return (await lockOrder(trx, id))!
}
