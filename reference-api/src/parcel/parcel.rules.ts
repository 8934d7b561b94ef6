import type { OrderStatus } from '@storefront/contracts'

/** The steps of a parcel, in order. */
export const parcelStatuses = ['preparing', 'shipped', 'delivered'] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

export const isParcelStatus = (status: string): status is ParcelStatus =>
  parcelStatuses.some((one) => one === status)

/** A parcel's own status; one that was never moved alone is as far as its order. */
export const statusOfParcel = (own: ParcelStatus | null, order: OrderStatus): OrderStatus => own ?? order

const rank = (status: OrderStatus) => (isParcelStatus(status) ? parcelStatuses.indexOf(status) + 1 : 0)

export const isBehind = (status: OrderStatus, next: ParcelStatus) => rank(status) < rank(next)

/** An order is begun with the first of its parcels, and no further than the last of them. */
export function orderStatusOf(order: OrderStatus, parcels: readonly (ParcelStatus | null)[]): OrderStatus {
  const ranks = parcels.map((own) => rank(statusOfParcel(own, order)))
  const isBegun = ranks.some((one) => one > 0)
  const reached = Math.max(isBegun ? 1 : 0, Math.min(...ranks))
  return parcelStatuses[reached - 1] ?? order
}
