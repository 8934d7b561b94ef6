import { formAction, seeOther } from '@storefront/remote/server'
import { book } from './booking.api'
import { toBookingInput, typedValues } from './booking.rules'

/**
 * Handles the booking form when scripts don't run. The idempotency key turns a double click into one booking.
 */
export const bookingAction = formAction({
  book: async (form) =>
    seeOther(await book(toBookingInput(typedValues(form)), String(form.get('idempotency_key') ?? ''))),
})
