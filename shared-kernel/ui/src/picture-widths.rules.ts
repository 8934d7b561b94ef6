import { pictureWidths } from '@storefront/contracts'

/** One entry of a `sizes` attribute. `width` returns CSS pixels; the bounds are viewport widths in them. */
type Size = { from: number; to: number; width: (viewport: number) => number }

const narrowest = 320
const widest = 1920
/** Phones have two to three device pixels per CSS pixel, wider screens one to two. */
const kinds = [
  { from: narrowest, to: 430, fewest: 2, most: 3 },
  { from: 480, to: widest, fewest: 1, most: 2 },
]
/** An image may be enlarged by a tenth before it looks soft. */
const enough = 0.9

/**
 * Lists the image widths that a screen may need for a `sizes` attribute, in ascending order. Returns all
 * widths if an entry isn't a width in `px` or `vw`, optionally after `(min-width: …rem)`.
 */
export function pictureWidthsFor(sizes: string): readonly number[] {
  const entries = readSizes(sizes)
  if (!entries) return pictureWidths
  const needs = entries.flatMap((entry) =>
    kinds.flatMap(({ from, to, fewest, most }) => {
      const [low, high] = [Math.max(from, entry.from), Math.min(to, entry.to)]
      return low < high ? [entry.width(low) * fewest, entry.width(high) * most * enough] : []
    }),
  )
  const covering = (need: number) => pictureWidths.find((width) => width >= need) ?? pictureWidths.at(-1)!
  const [first, last] = [covering(Math.min(...needs)), covering(Math.max(...needs))]
  return pictureWidths.filter((width) => width >= first && width <= last)
}

function readSizes(sizes: string): Size[] | undefined {
  let to = widest
  const entries = sizes.split(',').map((text): Size | undefined => {
    const [, rem, amount, unit] = /^\s*(?:\(min-width: ([\d.]+)rem\)\s+)?([\d.]+)(px|vw)\s*$/.exec(text) ?? []
    if (!amount) return undefined
    const from = Number(rem ?? 0) * 16
    const width = (viewport: number) => (Number(amount) * (unit === 'vw' ? viewport : 100)) / 100
    const entry = { from, to, width }
    to = from
    return entry
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}
