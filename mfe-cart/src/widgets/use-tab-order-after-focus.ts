import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the controls of a place next in the tab order after the element that has the focus when they appear,
 * wherever the place is in the document.
 * @returns a function that gives the focus back to that element
 */
export function useTabOrderAfterFocus({
  place,
  isShown,
}: {
  place: RefObject<HTMLElement | null>
  isShown: boolean
}): () => void {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (!isShown || !(focused instanceof HTMLElement) || focused === document.body) return undefined
    if (!place.current?.contains(focused)) before.current = focused

    function onKeyDown(event: KeyboardEvent) {
      const controls = place.current?.querySelectorAll<HTMLElement>('a[href], button') ?? []
      const active = document.activeElement
      if (event.key !== 'Tab' || event.defaultPrevented || controls.length === 0) return
      const [first, last] = [controls[0], controls[controls.length - 1]]
      if (!event.shiftKey && active === before.current) moveFocus(event, first)
      else if (event.shiftKey && active === first) moveFocus(event, before.current)
      // Not prevented, so the browser moves on from there.
      else if (!event.shiftKey && active === last) before.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place, isShown])
  return () => before.current?.focus()
}

function moveFocus(event: KeyboardEvent, to: HTMLElement | null | undefined) {
  if (!to?.isConnected) return
  event.preventDefault()
  to.focus()
}
