import { createDrafts } from '@storefront/forms'
import type { FormValues } from './contact.rules'

/** Input that awaits confirmation. The key ensures that a repeated submission counts as one inquiry. */
export type ContactDraft = { values: FormValues; idempotencyKey: string }

export const contactDraft = createDrafts('contact').of<ContactDraft>('')

/** Unsent input. It survives a reload and a lost connection, and is deleted when the session ends. */
export const typedInquiry = createDrafts('contact.').of<FormValues>('typed')

/** Deletes both drafts. Called once the inquiry has been sent. */
export function forgetInquiry() {
  contactDraft.clear()
  typedInquiry.clear()
}

/** Stores the input with a new idempotency key, because an edited text is a new inquiry. */
export function rememberInquiry(values: FormValues) {
  contactDraft.save({ values, idempotencyKey: crypto.randomUUID() })
}
