import { createDrafts } from './drafts.state'

/**
 * Registration data by the names of the fields in the request. The shopper typed the data into the form, or
 * another remote passed it on at the shopper's request (after a guest order). Never contains passwords.
 */
export const registrationDraft = createDrafts('registration').of<Record<string, unknown>>('')
