import { useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Number of cards on the first screen, on phones as on desktops. */
export const firstScreenCards = 8

/**
 * Returns true in the first render after a click on a link, and false once that render is on the screen. So
 * the cards of the first screen appear before the rest. Hydration and Back render everything at once.
 */
export function useIsFirstScreen(): boolean {
  const isOpened = useNavigationType() === 'PUSH'
  // An initial value schedules a second render, even if it is equal.
  return useDeferredValue(false, isOpened || undefined)
}
