import type { ShippingRegion } from '../postal-code/shipping-region.rules'
/** `region` is one of the shipping regions. */
export type CarriageRateTable = {
  region: string
  carriage_kind: 'normal' | 'cool'
  price_with_tax: number
  free_from: number | null
}

/** Rates of one channel; without one the shop's rate applies. */
export type ChannelCarriageRateTable = CarriageRateTable & { channel_id: number }

export type CarriageKind = 'normal' | 'cool' | 'free'

/**
 * Postage with tax for a parcel of this kind to this region; free once the shipping's goods reach
 * `free_from`.
 */
export type CarriageRate = {
  region: ShippingRegion
  carriage_kind: CarriageKind
  price_with_tax: number
  free_from: number | null
}
