import type { RouteActions } from '@storefront/remote/server'
import { completeAction } from './complete/complete.action'
import { giverAction } from './giver/giver.action'
import { letterAction } from './letter/letter.action'
import { shippingAction } from './social-gift/shipping.action'

export const actions: RouteActions = {
  giver: giverAction,
  letter: letterAction,
  shipping: shippingAction,
  complete: completeAction,
}
