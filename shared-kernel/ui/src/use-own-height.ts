import { useEffect, useRef } from 'react'

/**
 * Keeps `--own-height` of an element at its height in px, so that a sticky column that is taller than the
 * window can stick by its end. Otherwise its last buttons couldn't be scrolled into view.
 */
export function useOwnHeight<T extends HTMLElement>() {
  const place = useRef<T>(null)
  useEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return place
}
