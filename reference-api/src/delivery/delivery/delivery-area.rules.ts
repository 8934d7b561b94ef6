import type { DeliveryArea } from '@storefront/contracts'
import type { ClosedDays } from './business-day.rules'
import type { CarriageRate } from './carriage-rate.table'
import {
  listRegionPrefectures,
  regionNames,
  shippingRegions,
  shopsOwnRegion,
  transitDays,
} from '../postal-code/shipping-region.rules'

export function deliveryAreas(rates: readonly CarriageRate[], closedDays: ClosedDays): DeliveryArea[] {
  const undelivered_days = [...(closedDays.undelivered?.keys() ?? [])].sort()
  return shippingRegions.map((region) => {
    const postage = (kind: CarriageRate['carriage_kind']) => {
      const rate = rates.find((one) => one.region === region && one.carriage_kind === kind)
      return rate ? { price_with_tax: rate.price_with_tax, free_from: rate.free_from } : null
    }
    return {
      key: region,
      name: regionNames[region],
      prefectures: listRegionPrefectures(region),
      transit_days: transitDays[region],
      is_own: region === shopsOwnRegion,
      undelivered_days,
      normal: postage('normal'),
      cool: postage('cool'),
    }
  })
}
