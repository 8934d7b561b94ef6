import { useNavigation } from 'react-router-dom'

/**
 * The query of a navigation within `path` that is still loading, undefined without one. Links of a screen
 * with several choices are made of it: the next choice is added to the one that is on its way.
 */
export function useQueryOnItsWay(path: string): URLSearchParams | undefined {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === path ? new URLSearchParams(location.search) : undefined
}
