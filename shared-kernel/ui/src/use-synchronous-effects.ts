import { useLayoutEffect, useReducer } from 'react'

/**
 * React runs the effects of a commit in a later task; what the shopper does in between meets a page that only
 * looks ready. A state that is set in a layout effect has React run them before anything else can happen in
 * the page.
 */
export function useSynchronousEffects(): void {
  const [, noteCommit] = useReducer(() => true, false)
  useLayoutEffect(() => noteCommit(), [])
}
