import { formAction, seeOther } from '@storefront/remote/server'
import { cancel } from './booking.api'
import { tokenOf } from './booked.rules'

export const bookedAction = formAction({
  cancel: async (_form, { url }) => {
    await cancel(tokenOf(url))
    return seeOther(new URL(url).pathname)
  },
})
