export type HeaderScroll = { lastY: number; isAway: boolean }

/** Ignore shorter scrolls, e.g. a shaky finger or a page that is still settling. */
const leastPx = 8

/** Hides the header when scrolling down past its height, and shows it when scrolling up and at the top. */
export function headerAfter({ lastY, isAway }: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (y <= heightPx) return { lastY: Math.max(y, 0), isAway: false }
  if (Math.abs(y - lastY) < leastPx) return { lastY, isAway }
  return { lastY: y, isAway: y > lastY }
}
