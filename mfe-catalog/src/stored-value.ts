import { useSyncExternalStore } from 'react'

/** A value of this remote that outlives its screens; a server and a hydrating page see the first one. */
export function storedValue<T>(first: T) {
  const listeners = new Set<() => void>()
  let value = first
  const subscribe = (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  }
  return {
    get: () => value,
    set(next: T) {
      value = next
      listeners.forEach((notify) => notify())
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  }
}
