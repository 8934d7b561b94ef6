import { useLayoutEffect, useState, type RefObject } from 'react'

/** By how much the place grows once the pending product has been added. */
const growthPx = 96

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/**
 * Returns true if the place would cover a field of the page at the bottom of the screen, so that it belongs at
 * the top.
 */
export function useCoversField(place: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isCovering, setCovering] = useState(false)
  useLayoutEffect(() => {
    if (isShown && place.current) setCovering(coversField(place.current))
    // Decided once for each appearance, so that it doesn't move while it is read.
    return () => setCovering(false)
  }, [place, isShown])
  return isCovering
}

function coversField(place: HTMLElement) {
  const { top, right, bottom, left } = place.getBoundingClientRect()
  const box = { top: top - growthPx, right, bottom, left }
  return findFields().some((field) => overlaps(box, field.getBoundingClientRect()))
}

const findFields = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, summary)')].map(
    (field) => (field instanceof HTMLInputElement && field.labels?.[0]) || field,
  )

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
