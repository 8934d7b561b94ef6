import {
  cancelOrder,
  downloadOrderReceipt,
  getFormLayout,
  getOrder,
  listOrders,
  type FormLayout,
  type Order,
} from '@storefront/contracts'
import { call, paginationOf, ResponseError } from '@storefront/http'
import { saveFile } from '../save-file'
import { ordersPerPage } from './order-history.rules'

export async function fetchOrders(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listOrders, { query: { page, per: ordersPerPage }, signal })
  return { orders: data.data, totalPayment: data.user_order_total_payment, pagination: paginationOf(headers) }
}

/** An order; with the form for its cancellation while that is possible. */
export async function fetchOrder(key: string, signal: AbortSignal) {
  const order = (await call(getOrder, { params: { id: key }, signal })).data
  return { order, cancelForm: order.is_cancellable ? await fetchCancelForm(signal) : null }
}

const writtenReason: FormLayout = {
  form: [
    {
      name: 'cancel_reason',
      label: 'キャンセルの理由',
      type: 'textarea',
      is_required: true,
      rules: ['max:200'],
    },
  ],
  dataFormDefault: {},
  options: {},
  prefix: null,
}

/** A shop that lists no reasons lets the shopper write one. */
async function fetchCancelForm(signal: AbortSignal): Promise<FormLayout> {
  try {
    return (await call(getFormLayout, { params: { page: 'order-cancel' }, signal })).data
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return writtenReason
    throw error
  }
}

export async function cancel(order: Pick<Order, 'id'>, cancelReason: string): Promise<Order> {
  return (await call(cancelOrder, { params: { id: order.id }, body: { cancel_reason: cancelReason } })).data
}

export async function saveReceipt({ id, order_no }: Pick<Order, 'id' | 'order_no'>) {
  saveFile(
    await call(downloadOrderReceipt, { params: { id }, outlivesRoute: true }),
    `receipt-${order_no}.pdf`,
  )
}
