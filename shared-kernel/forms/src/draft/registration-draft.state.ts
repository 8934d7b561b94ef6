import { createDrafts } from './drafts.state'

/**
 * Registration data by the fields' names in the request. Either typed into the form, or passed on by another
 * remote at the shopper's request (after a guest order). Never contains passwords.
 */
export const registrationDraft = createDrafts('registration').of<Record<string, unknown>>('')
