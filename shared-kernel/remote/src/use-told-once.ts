import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Removes these parameters from the URL, so that neither a reload nor Back shows their message again. The
 * routers aren't notified: the screen doesn't change, and no history entry is added.
 */
export function useToldOnce(names: readonly string[]): void {
  const { key, search } = useLocation()
  useEffect(() => {
    const url = new URL(location.href)
    if (!names.some((name) => url.searchParams.has(name))) return
    names.forEach((name) => url.searchParams.delete(name))
    History.prototype.replaceState.call(history, history.state, '', url)
  }, [names, key, search])
}
