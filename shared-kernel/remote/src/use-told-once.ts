import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What these parameters of the address say is told once: neither a reload nor Back tells of it again. The
 * routers do not hear of it: the screen stays as it came, and is no further one.
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
