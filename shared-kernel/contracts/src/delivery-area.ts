import { array, boolean, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { yen } from './wire'

/**
 * Shipping fee per parcel, including tax. Free once the products of the parcel reach `free_from`, never free
 * if that is null.
 */
const Postage = type({ price_with_tax: yen, free_from: nullable(yen) })

/** A destination area and its shipping fees. Remote islands have no prefecture of their own. */
export const DeliveryArea = type({
  key: string(),
  /** 関東 */
  name: string(),
  prefectures: array(string()),
  /** Days in transit from the shop. */
  transit_days: integer(),
  /** The shop's own area, shown until the shopper chooses a destination. */
  is_own: boolean(),
  /** Upcoming days on which no carrier delivers. */
  undelivered_days: optional(array(string())),
  normal: nullable(Postage),
  cool: nullable(Postage),
})
export type DeliveryArea = Infer<typeof DeliveryArea>

export const listDeliveryAreas = endpoint({
  method: 'GET',
  path: '/v1/delivery-areas',
  access: 'public',
  beyondSpec: 'ADR 0076',
  response: type({ data: array(DeliveryArea) }),
})
