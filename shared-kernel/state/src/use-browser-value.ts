import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns a value that only the browser knows. On the server and during hydration, returns `onServer`. `read`
 * must return a primitive, or the same object each time.
 */
export function useBrowserValue<T>(
  read: () => T,
  onServer: T,
  subscribe: (notify: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => onServer)
}
