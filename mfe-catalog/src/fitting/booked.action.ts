import { formAction, seeOther } from '@storefront/remote/server'
import { cancel } from './booking.api'
import { tokenOf } from './booked.rules'

/** What a booking's own page does without scripts. */
export const bookedAction = formAction({
  cancel: async (_form, { url }) => {
    await cancel(tokenOf(url))
    return seeOther(new URL(url).pathname)
  },
})
