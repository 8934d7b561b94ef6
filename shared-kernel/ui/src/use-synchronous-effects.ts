import { useLayoutEffect, useReducer } from 'react'

/**
 * React runs the effects of a commit in a later task; events in between meet a page that only looks ready. A
 * state update in a layout effect makes React run them before any other event.
 */
export function useSynchronousEffects(): void {
  const [, noteCommit] = useReducer(() => true, false)
  useLayoutEffect(() => noteCommit(), [])
}
