import { useNavigation } from 'react-router-dom'

/**
 * The query of a loading navigation within `path`, else undefined. Links of a screen with several choices
 * extend it, so that a quick second choice does not drop the first.
 */
export function useQueryOnItsWay(path: string): URLSearchParams | undefined {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === path ? new URLSearchParams(location.search) : undefined
}
