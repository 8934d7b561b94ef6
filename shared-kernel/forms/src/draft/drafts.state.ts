import { tabDraftPrefix, useBrowserValue } from '@storefront/state'
import { useMemo } from 'react'

/**
 * Unsent input in session storage. A draft survives a reload, but not closing the tab or logging out (§4).
 */
export type Draft<T> = { read(): T | undefined; save(typed: T): void; clear(): void }

/** Creates the drafts of one remote, stored under the remote's name. */
export function createDrafts(remote: string) {
  const prefix = () => tabDraftPrefix() + remote
  return {
    of<T>(name: string): Draft<T> {
      const key = () => prefix() + name
      return {
        read() {
          const text = sessionStorage.getItem(key())
          return text === null ? undefined : (JSON.parse(text) as T)
        },
        save: (typed) => sessionStorage.setItem(key(), JSON.stringify(typed)),
        clear: () => sessionStorage.removeItem(key()),
      }
    },
    clearAll() {
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith(prefix()))
        .forEach((key) => sessionStorage.removeItem(key))
    },
  }
}

/**
 * Returns the draft as it was when the screen opened, or null if there is none. Returns undefined on the
 * server and during hydration.
 */
export function useDraft<T>(draft: Draft<T>): T | null | undefined {
  const isBrowser = useBrowserValue(() => true, false)
  return useMemo(() => (isBrowser ? (draft.read() ?? null) : undefined), [draft, isBrowser])
}
