import { createDrafts } from '@storefront/forms'
import type { FormValues } from './contact.rules'

/** Input awaiting confirmation. The key ensures that a repeated submission counts as one inquiry. */
export type ContactDraft = { values: FormValues; idempotencyKey: string }

export const contactDraft = createDrafts('contact').of<ContactDraft>('')

/** Unsent input. It survives a reload and a lost connection, and is deleted when the session ends. */
export const typedInquiry = createDrafts('contact.').of<FormValues>('typed')

/** Deletes both drafts once the inquiry has been sent. */
export function forgetInquiry() {
  contactDraft.clear()
  typedInquiry.clear()
}

/** Edited text is a new inquiry, so generate a new key each time. */
export function rememberInquiry(values: FormValues) {
  contactDraft.save({ values, idempotencyKey: crypto.randomUUID() })
}
