import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only a browser knows; a server and a hydrating page see `onServer`. `read` answers a primitive, or the
 * same object each time.
 */
export function useBrowserValue<T>(
  read: () => T,
  onServer: T,
  subscribe: (notify: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => onServer)
}
