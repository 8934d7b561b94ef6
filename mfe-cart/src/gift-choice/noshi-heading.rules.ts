import type { Accessory, NoshiHeading } from '@storefront/contracts'

/** Finds the shop's settings for a noshi heading. Returns undefined if the shop doesn't list the heading. */
export const findHeading = (
  { headings }: Accessory,
  heading: string | null | undefined,
): NoshiHeading | undefined => headings?.find((one) => one.heading === heading)
