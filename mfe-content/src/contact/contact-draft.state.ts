import { createDrafts } from '@storefront/forms'
import type { FormValues } from './contact.rules'

/** What was typed, between form and confirmation; the key makes sending twice one inquiry. */
export type ContactDraft = { values: FormValues; idempotencyKey: string }

export const contactDraft = createDrafts('contact').of<ContactDraft>('')

/** What is being typed: it outlives a reload and a lost line, and ends with the session. */
export const typedInquiry = createDrafts('contact.').of<FormValues>('typed')

/** What was typed and prepared is sent, and forgotten. */
export function forgetInquiry() {
  contactDraft.clear()
  typedInquiry.clear()
}

/** Changed words are another inquiry, so each preparation gets its own key. */
export function rememberInquiry(values: FormValues) {
  contactDraft.save({ values, idempotencyKey: crypto.randomUUID() })
}
