export type CarriageKind = 'normal' | 'cool' | 'free'

/**
 * Returns the kind of a parcel. One chilled item makes the whole parcel chilled. A parcel ships free only if
 * every item does.
 */
export function packingKind(kinds: readonly CarriageKind[]): CarriageKind {
  if (kinds.includes('cool')) return 'cool'
  return kinds.length > 0 && kinds.every((kind) => kind === 'free') ? 'free' : 'normal'
}

/** Postage of a region and kind. `free_from` is in yen, or null if a parcel never ships free. */
type Rate = { free_from: number | null }

/**
 * Computes how many more yen of products make a destination's parcels ship free, or null if they never do.
 * `goods` are the products with tax, before coupons and points and without accessories.
 */
export function amountUntilFree(
  rate: Rate | null | undefined,
  kind: CarriageKind,
  goods: number,
): number | null {
  if (kind === 'free') return 0
  const freeFrom = rate?.free_from ?? null
  return freeFrom === null ? null : Math.max(0, freeFrom - goods)
}
