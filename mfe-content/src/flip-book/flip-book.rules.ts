/** Parses the page number in a URL and clamps it to the book. */
export function readOpenPage(text: string | null, last: number): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1
}

export function pageHref(key: string, page: number): string {
  return `/flip-book?${new URLSearchParams({ catalog: key, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`
}

/** Two facing pages. The cover is alone on the right, and the last page may be alone on the left. */
export type Spread = readonly [left: number | null, right: number | null]

export function computeSpread(page: number, last: number): Spread {
  if (page === 1) return [null, 1]
  const left = page % 2 === 0 ? page : page - 1
  return [left, left < last ? left + 1 : null]
}

/** Direction of a turn: 1 is forward, -1 is back. */
export type Direction = 1 | -1

/** Number of pages shown next to each other. */
export type PagesOpen = 1 | 2

/** Returns the page that is open after one turn, or null at either end of the book. */
export function pageAfterTurn(
  page: number,
  last: number,
  direction: Direction,
  pagesOpen: PagesOpen,
): number | null {
  const [left, right] = pagesOpen === 2 ? computeSpread(page, last) : [page, page]
  const target = direction === 1 ? (right ?? left ?? page) + 1 : (left ?? right ?? page) - 1
  if (target < 1 || target > last) return null
  const [leftOfTarget] = pagesOpen === 2 ? computeSpread(target, last) : [target]
  return leftOfTarget ?? target
}

/** Turning leaf: the pages under it, its front and back, and the page that is open after the turn. */
export type Leaf = {
  under: Spread
  front: number | null
  back: number | null
  target: number
  direction: Direction
}

/** Builds the leaf between two pages. Turning forward moves it from the right side to the left. */
export function leafBetween(page: number, target: number, last: number, pagesOpen: PagesOpen): Leaf {
  const direction = target > page ? 1 : -1
  const [lower, upper] = direction === 1 ? [page, target] : [target, page]
  if (pagesOpen === 1) return { under: [upper, upper], front: lower, back: null, target, direction }
  const [lowerLeft, lowerRight] = computeSpread(lower, last)
  const [upperLeft, upperRight] = computeSpread(upper, last)
  return { under: [lowerLeft, upperRight], front: lowerRight, back: upperLeft, target, direction }
}

/** Converts a drag distance to the position of the leaf, from 0 (right) to 1 (left). */
export function turnedBy(movedPx: number, widthPx: number, direction: Direction): number {
  const part = Math.min(Math.max(-movedPx / widthPx, -1), 1)
  return direction === 1 ? Math.max(part, 0) : Math.min(1 + part, 1)
}

/** Checks whether a released drag turns the page, by its distance or its speed. */
export function isTurned(movedPx: number, widthPx: number, tookMs: number): boolean {
  const far = Math.abs(movedPx) / widthPx
  return far > 0.3 || (far > 0.05 && Math.abs(movedPx) / Math.max(tookMs, 1) > 0.5)
}

/** Scale and position of the book, in pixels of its frame. */
export type View = { scale: number; x: number; y: number }

export const wholeBook: View = { scale: 1, x: 0, y: 0 }
export const scaleMax = 4

type Point = { x: number; y: number }
type Frame = { width: number; height: number }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Zooms around a fixed point without moving past the edges of the book. */
export function zoomedAt({ scale, x, y }: View, point: Point, factor: number, frame: Frame): View {
  const next = within(scale * factor, 1, scaleMax)
  const part = next / scale
  return heldInFrame(
    { scale: next, x: point.x - (point.x - x) * part, y: point.y - (point.y - y) * part },
    frame,
  )
}

export function heldInFrame({ scale, x, y }: View, { width, height }: Frame): View {
  return {
    scale,
    x: within(x, width * (1 - scale), 0),
    y: within(y, height * (1 - scale), 0),
  }
}
