import { createDrafts } from './drafts.state'

/**
 * What is known of somebody who registers, by the fields' wire names: typed into the form, or given over by
 * another remote when its shopper asks for it (after a guest's order). Passwords never stand in it.
 */
export const registrationDraft = createDrafts('registration').of<Record<string, unknown>>('')
