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

/** Preloads the code of the checkout steps while idle, so that a lost connection doesn't break a step. */
export function prefetchSteps() {
  inBackground('steps-not-loaded', () => Promise.all(Object.values(checkoutSteps).map((load) => load())))
}
