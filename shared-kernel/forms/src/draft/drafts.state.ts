import { tabDraftPrefix, useBrowserValue } from '@storefront/state'
import { useMemo } from 'react'

/** What was typed and not sent yet: it outlives a reload and ends with the tab, or with a logout (§4). */
export type Draft<T> = { read(): T | undefined; save(typed: T): void; clear(): void }

/** The drafts of one remote: its name parts their storage from everybody else's. */
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
 * A draft as it was when the screen came; undefined on a server and while its page is taken over, null when
 * there is none.
 */
export function useDraft<T>(draft: Draft<T>): T | null | undefined {
  const isBrowser = useBrowserValue(() => true, false)
  return useMemo(() => (isBrowser ? (draft.read() ?? null) : undefined), [draft, isBrowser])
}
