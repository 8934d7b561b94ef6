import { inBackground } from '@storefront/remote'

export const checkoutSteps = {
  select: () => import('./shipping-select/shipping-select.route'),
  add: () => import('./shipping-add/shipping-add.route'),
  matrix: () => import('./shipping-matrix/shipping-matrix.route'),
  detail: () => import('./shipping-detail/shipping-detail.route'),
  payment: () => import('./payment/payment.route'),
  confirm: () => import('./confirm/confirm.route'),
  complete: () => import('./complete/complete.route'),
}

/** Loads the steps while idle: a connection that breaks during checkout must not lose a screen. */
export function prefetchSteps() {
  inBackground('steps-not-loaded', () => Promise.all(Object.values(checkoutSteps).map((load) => load())))
}
