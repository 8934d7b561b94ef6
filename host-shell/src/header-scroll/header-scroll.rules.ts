export type HeaderScroll = { lastY: number; isAway: boolean }

/** Ignore shorter scrolls, e.g. a shaky finger or a page that is still settling. */
const leastPx = 8

/**
 * Returns the header's state after a scroll. Scrolling down past its height hides the header. Scrolling up or
 * to the top shows it.
 */
export function headerAfter({ lastY, isAway }: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (y <= heightPx) return { lastY: Math.max(y, 0), isAway: false }
  if (Math.abs(y - lastY) < leastPx) return { lastY, isAway }
  return { lastY: y, isAway: y > lastY }
}
