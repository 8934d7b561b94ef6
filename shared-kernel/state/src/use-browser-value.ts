import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser knows. On the server and while hydrating, it is `onServer`. `read` must
 * return a primitive, or the same object each time.
 */
export function useBrowserValue<T>(
  read: () => T,
  onServer: T,
  subscribe: (notify: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => onServer)
}
