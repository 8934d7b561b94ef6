import { useNavigation } from 'react-router-dom'

/**
 * Returns the query string of a pending navigation within `path`, or undefined. Links extend this query, so
 * that a second quick click doesn't discard the first.
 */
export function useQueryOnItsWay(path: string): URLSearchParams | undefined {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === path ? new URLSearchParams(location.search) : undefined
}
