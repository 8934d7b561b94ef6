import { createDrafts } from '@storefront/forms'
import type { FormValues } from './contact.rules'

/** Input between form and confirmation; the key makes sending twice one inquiry. */
export type ContactDraft = { values: FormValues; idempotencyKey: string }

export const contactDraft = createDrafts('contact').of<ContactDraft>('')

/** Unsent input: survives a reload and a lost connection, and ends with the session. */
export const typedInquiry = createDrafts('contact.').of<FormValues>('typed')

/** Clears both drafts after the inquiry is sent. */
export function forgetInquiry() {
  contactDraft.clear()
  typedInquiry.clear()
}

/** Changed text is another inquiry, so each preparation gets its own key. */
export function rememberInquiry(values: FormValues) {
  contactDraft.save({ values, idempotencyKey: crypto.randomUUID() })
}
