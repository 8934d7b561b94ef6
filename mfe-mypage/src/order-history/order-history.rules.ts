import type { Order, OrderStatus } from '@storefront/contracts'
import {
  checkMinDate,
  isRealDay,
  normaliseDigits,
  normaliseWidth,
  readSearchTerm,
} from '@storefront/locale-ja'

/** Page size of the order list (§9). */
export const ordersPerPage = 10

/** Options of the state filter. Orders that were never placed aren't in the list at all. */
export const orderStates = [
  { value: 'waiting_deposit', label: 'ご入金待ち' },
  { value: 'accepted', label: 'ご注文受付' },
  { value: 'preparing', label: '発送準備中' },
  { value: 'shipped', label: '発送済み' },
  { value: 'delivered', label: 'お届け済み' },
  { value: 'cancelled', label: 'キャンセル' },
] as const satisfies readonly { value: OrderStatus; label: string }[]

export type OrderState = (typeof orderStates)[number]['value']

/** Period with inclusive dates. An empty string leaves that end open. */
export type OrderPeriod = { from: string; to: string }

export type OrderFilter = OrderPeriod & { state: OrderState | ''; word: string }

export const openFilter: OrderFilter = { from: '', to: '', state: '', word: '' }

export const isNarrowed = (filter: OrderFilter) => Object.values(filter).some((value) => value !== '')

export const wordMaxLength = 100

export const readState = (text: string): OrderState | '' =>
  orderStates.find(({ value }) => value === text)?.value ?? ''

/** Parses the filter in the URL. Ignores unknown states. */
export function readFilter(url: string): OrderFilter {
  const { searchParams } = new URL(url)
  const word = readSearchTerm(normaliseWidth(searchParams.get('word') ?? ''), wordMaxLength)
  return { ...readPeriod(searchParams), state: readState(searchParams.get('state') ?? ''), word }
}

/** Parses the period. Ignores invalid dates and periods that end before they start. */
function readPeriod(searchParams: URLSearchParams): OrderPeriod {
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => normaliseDigits(searchParams.get(name) ?? ''))
    .map((day) => (isRealDay(day) ? day : ''))
  return refusePeriod({ from, to }) ? { from: '', to: '' } : { from, to }
}

/** Returns an error if the period ends before it starts (§5 min_date). */
export const refusePeriod = ({ from, to }: OrderPeriod) => checkMinDate(from)(to, '参照終了日')

export function toOrdersPath({ from, to, state, word }: OrderFilter, page = 1): string {
  const query = new URLSearchParams({
    ...(word && { word }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/mypage/order_history${query && `?${query}`}`
}

const delivered: readonly OrderStatus[] = ['shipped', 'delivered']

/**
 * Builds the contact form's URL for an order. Preselects the category for returns once the order has shipped.
 */
export function inquiryAbout({
  order_no,
  status,
  returns_category_id,
}: Pick<Order, 'order_no' | 'status' | 'returns_category_id'>) {
  const isReturn = delivered.includes(status)
  const query = new URLSearchParams({
    ...(isReturn && returns_category_id != null && { category_id: String(returns_category_id) }),
    order_no,
  })
  return {
    href: `/contact?${query}`,
    label: isReturn ? '返品・交換について問い合わせる' : 'この注文について問い合わせる',
  }
}
