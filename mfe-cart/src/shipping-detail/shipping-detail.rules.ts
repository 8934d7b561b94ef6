import type { Cart, CartPacking, ShippingLeadtime } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { DeliveryWish } from './shipping-detail.api'

/** The form's values: a wish per parcel; empty text is no wish. */
export type DetailValues = { packings: Record<string, { day: string; slot: string }>; note: string }

/** Field paths must not be split at a dot, and keys may hold a dash. */
export const fieldOf = (packingKey: string, name: 'day' | 'slot') => `packings["${packingKey}"].${name}`

/** Parcels that carry something, with the shipping that they belong to. */
export function parcelsOf({ data: { detail } }: Cart) {
  return detail.shippings.flatMap((shipping) =>
    shipping.packings.filter(({ products }) => products.length > 0).map((packing) => ({ shipping, packing })),
  )
}

/** A day that can no longer be kept is not offered as the wish. */
export function initialDetail(cart: Cart, leadtimes: readonly ShippingLeadtime[]): DetailValues {
  const entries = parcelsOf(cart).map(({ packing }) => {
    const possible = leadtimes.find(({ packing_key }) => packing_key === packing.key)
    const day = packing.delivery_at !== null && possible?.days.includes(packing.delivery_at) ? packing.delivery_at : ''
    const slot = possible?.timezones.some(({ key }) => key === packing.delivery_timezone_key) ? (packing.delivery_timezone_key ?? '') : ''
    return [packing.key, { day, slot }] as const
  })
  return { packings: Object.fromEntries(entries), note: cart.data.detail.other.note ?? '' }
}

export const dayChoices = (days: readonly string[]) => days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))

export const wishOf = (typed: { day?: string; slot?: string } | undefined): DeliveryWish => ({
  delivery_at: typed?.day || null,
  delivery_timezone_key: typed?.slot || null,
})

export const isSameWish = (packing: CartPacking, wish: DeliveryWish) =>
  packing.delivery_at === wish.delivery_at && packing.delivery_timezone_key === wish.delivery_timezone_key
