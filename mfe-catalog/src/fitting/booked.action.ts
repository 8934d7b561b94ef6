import { formAction, seeOther } from '@storefront/remote/server'
import { cancel } from './booking.api'
import { readToken } from './booked.rules'

export const bookedAction = formAction({
  cancel: async (_form, { url }) => {
    await cancel(readToken(url))
    return seeOther(new URL(url).pathname)
  },
})
