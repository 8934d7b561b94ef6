import { formAction, seeOther } from '@storefront/remote/server'
import { book } from './booking.api'
import { bookingOf, typedValues } from './booking.rules'

/** What the form does without scripts; the page brings the key that makes two presses one. */
export const bookingAction = formAction({
  book: async (form) =>
    seeOther(await book(bookingOf(typedValues(form)), String(form.get('idempotency_key') ?? ''))),
})
