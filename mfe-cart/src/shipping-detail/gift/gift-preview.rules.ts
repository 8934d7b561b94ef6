import {
  drawNoshi,
  noshiNames,
  usualCord,
  type Accessory,
  type Inscription,
  type NoshiHeading,
} from '@storefront/contracts'

export function noshiDrawingUrl({ noshi_heading, noshi_cord, noshi_name }: Inscription): string {
  const names = noshiNames(noshi_name).join('\n')
  const query = new URLSearchParams({
    heading: noshi_heading ?? '',
    cord: noshi_cord ?? usualCord(noshi_heading),
  })
  if (names !== '') query.set('name', names)
  return `${drawNoshi.path}?${query.toString()}`
}

/** Finds the shop's settings for a noshi heading. Returns undefined if the shop doesn't list the heading. */
export const findHeading = (
  { headings }: Accessory,
  heading: string | null | undefined,
): NoshiHeading | undefined => headings?.find((one) => one.heading === heading)
