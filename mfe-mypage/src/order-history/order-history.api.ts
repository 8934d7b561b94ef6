import {
  cancelOrder,
  downloadOrderReceipt,
  getFormLayout,
  getOrder,
  listOrders,
  nameOrderReceipt,
  type FormLayout,
  type Order,
} from '@storefront/contracts'
import { call, paginationOf, ResponseError } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'
import { fetchReviewForm } from './detail/review.api'
import { forgetOrders } from './list/order-list.state'
import { ordersPerPage, type OrderFilter } from './order-history.rules'

export async function fetchOrders(page: number, { from, to, state, word }: OrderFilter, signal: AbortSignal) {
  const query = {
    page,
    per: ordersPerPage,
    ...(from ? { ordered_from: from } : {}),
    ...(to ? { ordered_to: to } : {}),
    ...(state ? { status: state } : {}),
    ...(word ? { keyword: word } : {}),
  }
  const { data, headers } = await call(listOrders, { query, signal })
  return {
    orders: data.data,
    pending: data.pending_payments ?? [],
    totalPayment: data.user_order_total_payment,
    pagination: paginationOf(headers),
  }
}

/** Fetches an order. Includes the cancellation and review forms if the order allows them. */
export async function fetchOrder(key: string, signal: AbortSignal) {
  const order = (await call(getOrder, { params: { id: key }, signal })).data
  const [cancelForm, reviewForm] = await Promise.all([
    order.is_cancellable ? fetchCancelForm(signal) : null,
    fetchReviewForm(order, signal),
  ])
  return { order, cancelForm, reviewForm }
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

/** Fetches the cancellation form. Shops without predefined reasons get a free-text field. */
async function fetchCancelForm(signal: AbortSignal): Promise<FormLayout> {
  try {
    return (await call(getFormLayout, { params: { page: 'order-cancel' }, signal })).data
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return writtenReason
    throw error
  }
}

export async function cancel(order: Pick<Order, 'id'>, cancelReason: string): Promise<Order> {
  const { data } = await call(cancelOrder, {
    params: { id: order.id },
    body: { cancel_reason: cancelReason },
  })
  forgetOrders()
  return data
}

export type ReceiptWords = { receipt_name: string; receipt_proviso: string }

export const nameReceipt = ({ id }: Pick<Order, 'id'>, body: ReceiptWords) =>
  call(nameOrderReceipt, { params: { id }, body })

export async function saveReceipt({ id, order_no }: Pick<Order, 'id' | 'order_no'>) {
  saveFile(
    await call(downloadOrderReceipt, { params: { id }, outlivesRoute: true }),
    `receipt-${order_no}.pdf`,
  )
}
