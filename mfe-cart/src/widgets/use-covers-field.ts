import { useLayoutEffect, type RefObject } from 'react'

/** By how much the place grows once the pending product has been added. */
const growthPx = 96

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/**
 * Marks a place with `data-covers-field` when it appears over a field of the page, so that styles can move it
 * to the top. It is measured once, so that it doesn't move while it is read.
 */
export function useCoversField({
  place,
  isShown,
}: {
  place: RefObject<HTMLElement | null>
  isShown: boolean
}): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!isShown || !element) return undefined
    element.toggleAttribute('data-covers-field', coversField(element))
    return () => void element.toggleAttribute('data-covers-field', false)
  }, [place, isShown])
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
