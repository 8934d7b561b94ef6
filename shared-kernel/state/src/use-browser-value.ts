import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only a browser knows; server and hydrating page see `onServer`. `read` returns a primitive, or
 * the same object each time.
 */
export function useBrowserValue<T>(
  read: () => T,
  onServer: T,
  subscribe: (notify: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => onServer)
}
