import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `act` when the element scrolls into view, once per non-empty `subject`. */
export function useInView<E extends HTMLElement>(subject: string, act: () => void) {
  const place = useRef<E>(null)
  const seen = useEffectEvent(act)
  useEffect(() => {
    if (!place.current || subject === '') return undefined
    if (typeof IntersectionObserver !== 'function') return seen()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [subject])
  return place
}
