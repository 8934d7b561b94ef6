import { useMemo, useSyncExternalStore } from 'react'
import type { FormValues } from './contact.rules'

/** What was typed, between form and confirmation; the key makes sending twice one inquiry. */
export type ContactDraft = { values: FormValues; idempotencyKey: string }

const storageKey = 'contact'

export function readDraft(): ContactDraft | null {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ContactDraft | null
}

/** Changed words are another inquiry, so each preparation gets its own key. */
export function rememberDraft(values: FormValues) {
  const draft: ContactDraft = { values, idempotencyKey: crypto.randomUUID() }
  sessionStorage.setItem(storageKey, JSON.stringify(draft))
}

export function forgetDraft() {
  sessionStorage.removeItem(storageKey)
}

const never = () => () => undefined

/**
 * The draft as it was when the screen came; undefined on a server and while its page is taken over, null when
 * there is none.
 */
export function useDraft(): ContactDraft | null | undefined {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (isBrowser ? readDraft() : undefined), [isBrowser])
}
