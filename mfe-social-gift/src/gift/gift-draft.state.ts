import type { CartAddressInput } from '@storefront/contracts'
import { createDrafts, useDraft } from '@storefront/forms'
import { useMemo } from 'react'

export type GiftAddress = CartAddressInput
export type GiftDelivery = {
  delivery_at?: string
  delivery_timezone?: string
  delivery_timezone_name?: string
}

/** A recipient's unsent input. It survives Back and a reload, and is deleted with the tab. */
export type GiftDraft = {
  address?: Partial<GiftAddress>
  delivery?: GiftDelivery
  birthday?: string
  /** The chosen products, keyed by line, e.g. `line1`. */
  variants?: Record<string, string>
}

const drafts = createDrafts('social-gift.')

export const getGiftDraft = (token: string) => drafts.of<GiftDraft>(token)

/**
 * Returns the draft as it was stored when the screen opened. Returns undefined on the server and during
 * hydration.
 */
export function useGiftDraft(token: string): GiftDraft | undefined {
  const draft = useDraft(useMemo(() => getGiftDraft(token), [token]))
  return draft === null ? {} : draft
}

export function rememberDraft(token: string, change: GiftDraft) {
  const draft = getGiftDraft(token)
  draft.save({ ...draft.read(), ...change })
}
