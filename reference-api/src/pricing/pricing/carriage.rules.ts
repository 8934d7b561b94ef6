import { amountUntilFree, type CarriageKind } from '@storefront/contracts'
import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import type { ShippingRegion } from '../../delivery/postal-code/shipping-region.rules'

const rateFor = (rates: readonly CarriageRate[], region: ShippingRegion, kind: CarriageKind) =>
  rates.find((rate) => rate.region === region && rate.carriage_kind === kind)

/** Computes the postage in yen for one parcel, or 0 until the address is known. */
export function computeCarriage(
  rates: readonly CarriageRate[],
  region: ShippingRegion | null,
  kind: CarriageKind,
  goodsOfShipping: number,
): number {
  const rate = region === null ? undefined : rateFor(rates, region, kind)
  if (!rate) return 0
  return amountUntilFree(rate, kind, goodsOfShipping) === 0 ? 0 : rate.price_with_tax
}

/** Computes how many more yen make a region's parcel ship free. Returns null if it never ships free. */
export const amountUntilFreeIn = (
  rates: readonly CarriageRate[],
  region: ShippingRegion | null,
  kind: CarriageKind,
  goods: number,
): number | null => amountUntilFree(region === null ? undefined : rateFor(rates, region, kind), kind, goods)

/** Computes the lowest and highest postage in yen for a parcel whose address isn't known yet. */
export function carriageRange(
  rates: readonly CarriageRate[],
  kind: CarriageKind,
  goods: number,
): { from: number; to: number } | null {
  if (kind === 'free') return { from: 0, to: 0 }
  const amounts = rates
    .filter((rate) => rate.carriage_kind === kind)
    .map(({ region }) => computeCarriage(rates, region, kind, goods))
  return amounts.length === 0 ? null : { from: Math.min(...amounts), to: Math.max(...amounts) }
}

/** Computes the same without an address. Returns null unless the amount is equal for every region. */
export function amountUntilFreeAnywhere(
  rates: readonly CarriageRate[],
  kind: CarriageKind,
  goods: number,
): number | null {
  const amounts = new Set(
    rates.filter((rate) => rate.carriage_kind === kind).map((rate) => amountUntilFree(rate, kind, goods)),
  )
  return kind === 'free' ? 0 : amounts.size === 1 ? ([...amounts][0] ?? null) : null
}
