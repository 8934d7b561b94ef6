import type { CartAddressInput } from '@storefront/contracts'
import { useMemo, useSyncExternalStore } from 'react'

export type GiftAddress = CartAddressInput
export type GiftDelivery = {
  delivery_at?: string
  delivery_timezone?: string
  delivery_timezone_name?: string
}

/** What a recipient has typed so far; it survives going back and a reload, and ends with the tab. */
export type GiftDraft = { address?: Partial<GiftAddress>; delivery?: GiftDelivery; birthday?: string }

const keyOf = (token: string) => `social-gift.${token}`

export function readDraft(token: string): GiftDraft {
  return JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}') as GiftDraft
}

export function rememberDraft(token: string, change: GiftDraft) {
  sessionStorage.setItem(keyOf(token), JSON.stringify({ ...readDraft(token), ...change }))
}

export function forgetDraft(token: string) {
  sessionStorage.removeItem(keyOf(token))
}

const never = () => () => undefined

/** The draft as it was when the screen came; undefined on a server and while its page is taken over. */
export function useDraft(token: string): GiftDraft | undefined {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (isBrowser ? readDraft(token) : undefined), [isBrowser, token])
}
