import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the keyboard focus to the returned place if `shown` changes and the focused button is gone, e.g.
 * because its line was joined to an equal one.
 */
export function useKeptFocus<Place extends HTMLElement>(shown: string) {
  const place = useRef<Place>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return place
}
