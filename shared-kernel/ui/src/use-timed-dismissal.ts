import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A notice disappears after five seconds (§9), but not while it has the focus or the pointer. */
const shownMs = 5_000
const heldMs = 1_000

/** Calls `dismiss` when the notice has been shown long enough. Another `notice` starts anew, null waits. */
export function useTimedDismissal(
  place: RefObject<HTMLElement | null>,
  notice: object | string | null,
  dismiss: () => void,
) {
  const end = useEffectEvent(dismiss)
  useEffect(() => {
    if (notice === null) return undefined
    const isHeld = () => place.current?.matches(':hover, :focus-within')
    const close = () => {
      if (isHeld()) timer = setTimeout(close, heldMs)
      else end()
    }
    let timer = setTimeout(close, shownMs)
    return () => clearTimeout(timer)
  }, [place, notice])
}
