import { useLayoutEffect, useReducer } from 'react'

/**
 * Runs a commit's effects before any other event. React runs them in a later task, so an event in between
 * would reach a page that looks ready but isn't. A state update in a layout effect makes React run them at
 * once.
 */
export function useSynchronousEffects(): void {
  const [, noteCommit] = useReducer(() => true, false)
  useLayoutEffect(() => noteCommit(), [])
}
