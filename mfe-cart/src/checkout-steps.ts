import { inBackground } from '@storefront/remote'

/** The screens after the cart, each loaded when it is reached. */
export const checkoutSteps = {
  select: () => import('./shipping-select/shipping-select.route'),
  add: () => import('./shipping-add/shipping-add.route'),
  matrix: () => import('./shipping-matrix/shipping-matrix.route'),
  detail: () => import('./shipping-detail/shipping-detail.route'),
  payment: () => import('./payment/payment.route'),
  confirm: () => import('./confirm/confirm.route'),
  complete: () => import('./complete/complete.route'),
}

/**
 * Loads them in a quiet moment, so that a connection that breaks in the middle of checkout takes no screen
 * away.
 */
export function prefetchSteps() {
  inBackground('steps-not-loaded', () => Promise.all(Object.values(checkoutSteps).map((load) => load())))
}
