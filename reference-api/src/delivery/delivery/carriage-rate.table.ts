import type { CarriageKind } from '@storefront/contracts'
import type { ShippingRegion } from '../postal-code/shipping-region.rules'
/** `region` is one of the shipping regions. */
export type CarriageRateTable = {
  region: string
  carriage_kind: 'normal' | 'cool'
  price_with_tax: number
  free_from: number | null
}

/** A channel's own rates. A channel without rates uses the shop's. */
export type ChannelCarriageRateTable = CarriageRateTable & { channel_id: number }

/**
 * Postage in yen, including tax, for a parcel of this kind to this region. Free once the shipment's products
 * total `free_from`.
 */
export type CarriageRate = {
  region: ShippingRegion
  carriage_kind: CarriageKind
  price_with_tax: number
  free_from: number | null
}
