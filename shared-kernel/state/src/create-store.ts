import { useSyncExternalStore } from 'react'
import { BehaviorSubject, filter, firstValueFrom, type Observable } from 'rxjs'

export type Store<T> = {
  get(): T
  set(next: T): void
  /**
   * Returns the value and rerenders when it changes. Returns the initial value on the server and during
   * hydration.
   */
  use(): T
  /** Emits the current value, then every change. */
  changes$: Observable<T>
  /**
   * Resolves to the first value for which `holds` returns true, or to the current one after `longestWaitMs`.
   */
  when(holds: (value: T) => boolean, longestWaitMs: number): Promise<T>
}

/** Creates a store for a value that outlives its screens. */
export function createStore<T>(initial: T): Store<T> {
  const value$ = new BehaviorSubject(initial)
  const get = () => value$.value
  const subscribe = (notify: () => void) => {
    const subscription = value$.subscribe(notify)
    return () => subscription.unsubscribe()
  }
  return {
    get,
    set: (next) => value$.next(next),
    use: () => useSyncExternalStore(subscribe, get, () => initial),
    changes$: value$.asObservable(),
    async when(holds, longestWaitMs) {
      if (holds(get())) return get()
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLong = new Promise((resolve) => (timer = setTimeout(resolve, longestWaitMs)))
      await Promise.race([firstValueFrom(value$.pipe(filter(holds))), tooLong])
      clearTimeout(timer)
      return get()
    },
  }
}
