export type HeaderScroll = { lastY: number; isAway: boolean }

/** A shorter scroll is a trembling finger, or a page that settles. */
const leastPx = 8

/** Hides when scrolling down past its own height, shows when scrolling up and at the top. */
export function headerAfter({ lastY, isAway }: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (y <= heightPx) return { lastY: Math.max(y, 0), isAway: false }
  if (Math.abs(y - lastY) < leastPx) return { lastY, isAway }
  return { lastY: y, isAway: y > lastY }
}
