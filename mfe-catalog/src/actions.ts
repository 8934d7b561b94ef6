import type { RouteActions } from '@storefront/remote/server'
import { bookedAction } from './fitting/booked.action'
import { bookingAction } from './fitting/booking.action'
import { productDetailAction } from './detail/product-detail.action'

/** What the forms of the catalogue do on its server when they are posted without scripts. */
export const actions: RouteActions = {
  'product-detail': productDetailAction,
  booking: bookingAction,
  booked: bookedAction,
}
