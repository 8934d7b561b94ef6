import type { OrderStatus } from '@storefront/contracts'

/** Parcel statuses, in order. */
export const parcelStatuses = ['preparing', 'shipped', 'delivered'] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

export const isParcelStatus = (status: string): status is ParcelStatus =>
  parcelStatuses.some((one) => one === status)

/** Returns the parcel's own status, or the order's status if the parcel has never been moved separately. */
export const statusOfParcel = (own: ParcelStatus | null, order: OrderStatus): OrderStatus => own ?? order

const rank = (status: OrderStatus) => (isParcelStatus(status) ? parcelStatuses.indexOf(status) + 1 : 0)

export const isBehind = (status: OrderStatus, next: ParcelStatus) => rank(status) < rank(next)

/**
 * Computes the order's status. An order starts with its first parcel and completes only with its last parcel.
 */
export function computeOrderStatus(
  order: OrderStatus,
  parcels: readonly (ParcelStatus | null)[],
): OrderStatus {
  const ranks = parcels.map((own) => rank(statusOfParcel(own, order)))
  const isBegun = ranks.some((one) => one > 0)
  const reached = Math.max(isBegun ? 1 : 0, Math.min(...ranks))
  return parcelStatuses[reached - 1] ?? order
}
