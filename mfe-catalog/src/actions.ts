import type { RouteActions } from '@storefront/remote/server'
import { bookedAction } from './fitting/booked.action'
import { bookingAction } from './fitting/booking.action'
import { productDetailAction } from './detail/product-detail.action'

/** Server actions for the catalogue's forms, which browsers post without scripts. */
export const actions: RouteActions = {
  'product-detail': productDetailAction,
  booking: bookingAction,
  booked: bookedAction,
}
