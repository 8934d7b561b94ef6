import { createDrafts } from './drafts.state'

/**
 * Registration data by the fields' wire names: typed into the form, or passed on by another remote at the
 * shopper's request (after a guest's order). Never holds passwords.
 */
export const registrationDraft = createDrafts('registration').of<Record<string, unknown>>('')
