import { useLayoutEffect, useReducer } from 'react'

/**
 * React runs a commit's effects in a later task, so events in between reach a page that only looks ready.
 * Updating state in a layout effect makes React run them before any other event.
 */
export function useSynchronousEffects(): void {
  const [, noteCommit] = useReducer(() => true, false)
  useLayoutEffect(() => noteCommit(), [])
}
