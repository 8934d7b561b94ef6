import { useNavigation } from 'react-router-dom'

/**
 * The query string of a pending navigation within `path`, or undefined. Links extend it, so that a second
 * click in quick succession doesn't discard the first.
 */
export function useQueryOnItsWay(path: string): URLSearchParams | undefined {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === path ? new URLSearchParams(location.search) : undefined
}
