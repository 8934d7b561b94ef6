import { useEffect, useRef, useState } from 'react'

/** Height of the action bar, which covers what lies behind it. */
const coveredPx = 72

/** Tells if the element is in view above the action bar. False where the browser can't observe it. */
export function useIsInView<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${coveredPx}px`, threshold: 1 },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, isInView }
}
