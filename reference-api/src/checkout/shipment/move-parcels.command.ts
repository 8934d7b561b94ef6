import type { OrderStatus } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { lockOrder, moveOrder } from '../settlement/move-order.sql'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Db, Trx } from '../../platform/database/db'
import { isSettledOutside } from '../../payment/payment/payment.rules'
import { capturePayment } from '../refund/capture-payment.job'
import { isTrackingNumber } from '../../delivery/delivery/carrier.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { listOrderLines, listOrderShippings } from '../../order/order/order-detail.sql'
import { isShipped } from '../../order/order/order-status.rules'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import type { OrderRow } from '../../order/order/order.table'
import {
  isBehind,
  computeOrderStatus,
  statusOfParcel,
  type ParcelStatus,
} from '../../delivery/parcel/parcel.rules'
import { releasePoints } from '../../member/point-ledger/point-ledger.sql'
import type { Services } from '../../services'
import { listParcels, writeDispatchDay, writeParcelStatus, writeTrackingNumber } from './parcel.sql'
import { shipmentMail, type SentParcel } from './shipment-mail.rules'

const movable: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

/** A change to one parcel, or without `parcelId` to all of the order's parcels that have a destination. */
type Move = {
  orderNo: string
  status: ParcelStatus
  parcelId?: number
  trackingNumber?: string
}
type Tools = Pick<Services, 'db' | 'jobs' | 'config' | 'clock'>

/**
 * Sets the status of parcels for staff. A parcel never moves backwards, and the order's status follows its
 * parcels. Emails the orderer about shipped parcels. Error messages are for staff.
 */
export async function moveParcels(
  tools: Tools,
  { orderNo, status, parcelId, trackingNumber }: Move,
): Promise<OrderParcels> {
  if (trackingNumber !== undefined && !isTrackingNumber(trackingNumber))
    throw new Error(`${trackingNumber} is no number of a parcel.`)
  return tools.db.transaction().execute(async (trx) => {
    const order = await lockedByNumber(trx, orderNo)
    if (!movable.includes(order.status))
      throw new Error(`Order ${orderNo} is ${order.status}: nothing ships.`)
    const parcels = await listParcels(trx, order.id)
    const chosen = parcels.filter(({ id }) => parcelId === undefined || id === parcelId)
    if (chosen.length === 0) throw new Error(`Order ${orderNo} has no parcel ${parcelId}.`)
    const ready = chosen.filter(({ hasAddress }) => hasAddress)
    if (ready.length === 0) throw new Error(`Order ${orderNo}: nobody has said yet where it goes.`)
    const behind = ready.filter((one) => isBehind(statusOfParcel(one.parcel_status, order.status), status))
    const ids = behind.map(({ id }) => id)
    if (ids.length > 0) await writeParcelStatus(trx, ids, status)
    if (parcelId !== undefined && trackingNumber !== undefined)
      await writeTrackingNumber(trx, parcelId, trackingNumber)
    await followParcels(trx, tools, order)
    const sent = behind.filter((one) => isBehind(statusOfParcel(one.parcel_status, order.status), 'shipped'))
    if (status !== 'preparing' && sent.length > 0) await recordDispatch(trx, tools, sent)
    if (status === 'shipped' && sent.length > 0) await announceShipment(trx, tools, order, sent)
    // Parcels that go straight to delivered have been shipped too.
    if (status !== 'preparing' && sent.length > 0 && isSettledOutside(order.payment_kind))
      await tools.jobs.enqueue(trx, capturePayment, { order_id: order.id })
    return fetchParcels(trx, orderNo)
  })
}

type Parcel = Awaited<ReturnType<typeof listParcels>>[number]

const recordDispatch = (trx: Trx, { clock }: Tools, sent: readonly Parcel[]) =>
  writeDispatchDay(
    trx,
    sent.map(({ id }) => id),
    toTokyoDay(clock.now()),
  )

/** Enqueues the email about newly shipped parcels, which is sent only if the transaction commits. */
async function announceShipment(trx: Trx, { config, jobs }: Tools, order: OrderRow, sent: readonly Parcel[]) {
  const shippings = await listOrderShippings(trx, order.id)
  const mail = shipmentMail({
    shop: toShopFront({ config }, await findChannelById(trx, order.channel_id)),
    order,
    lines: await listOrderLines(trx, [order.id]),
    parcels: shippings.flatMap((shipping) =>
      sent
        .filter(({ id }) => id === shipping.id)
        .map(({ receiver_name }): SentParcel => ({ shipping, receiver_name })),
    ),
  })
  await jobs.enqueue(trx, sendMail, mail)
}

/**
 * Updates the order's status from its parcels, and makes its points usable once all parcels are shipped. The
 * caller must hold the row lock.
 */
export async function followParcels(
  trx: Db,
  { clock }: Pick<Services, 'clock'>,
  order: { id: number; status: OrderStatus },
): Promise<void> {
  const parcels = await listParcels(trx, order.id)
  const status = computeOrderStatus(
    order.status,
    parcels.map(({ parcel_status }) => parcel_status),
  )
  if (status !== order.status) await moveOrder(trx, order.id, movable, { status })
  if (isShipped(status)) await releasePoints(trx, { order_id: order.id }, clock.now())
}

type OrderParcels = Awaited<ReturnType<typeof fetchParcels>>

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
