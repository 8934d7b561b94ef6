/** How many of `of` cases are counted, e.g. failures of pages. */
export type Share = { count: number; of: number }

/**
 * One-sided confidence of 99.95 % for a single look. A release is judged at each page, and the usual 97.5 %
 * would find a difference by chance sooner or later.
 */
const z = 3.3

/** Returns the rate from 0 to 1. Browsers may report more failures than a release has pages. */
export const computeRate = ({ count, of }: Share): number => count / Math.max(of, count, 1)

/** Returns the Wilson score bounds of a share. A share of no cases may be anything from 0 to 1. */
export function computeBounds({ count, of }: Share): { lower: number; upper: number } {
  const cases = Math.max(of, count)
  if (cases === 0) return { lower: 0, upper: 1 }
  const rate = count / cases
  const [centre, width] = [rate + z ** 2 / (2 * cases), 1 + z ** 2 / cases]
  const margin = z * Math.sqrt((rate * (1 - rate)) / cases + z ** 2 / (4 * cases ** 2))
  return { lower: Math.max(0, (centre - margin) / width), upper: Math.min(1, (centre + margin) / width) }
}

/** Checks whether a share is above a rate by more than chance. */
export const isAbove = (share: Share, rate: number): boolean => computeBounds(share).lower > rate

/**
 * Checks whether a share is below a part (0 to 1) of the usual one by more than the chance in both. Combines
 * the Wilson bounds as Newcombe does for a difference (1998, method 10).
 */
export function isBelowPart(its: Share, usual: Share, part: number): boolean {
  const difference = part * computeRate(usual) - computeRate(its)
  const usualMargin = part * (computeRate(usual) - computeBounds(usual).lower)
  const itsMargin = computeBounds(its).upper - computeRate(its)
  return difference > Math.hypot(usualMargin, itsMargin)
}
