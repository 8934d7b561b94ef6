import type { RouteActions } from '@storefront/remote/server'
import { bookedAction } from './fitting/booked.action'
import { bookingAction } from './fitting/booking.action'
import { productDetailAction } from './detail/product-detail.action'

/** Actions of the catalogue's forms when they are posted without scripts. */
export const actions: RouteActions = {
  'product-detail': productDetailAction,
  booking: bookingAction,
  booked: bookedAction,
}
