import type { RemoteRoute } from '@storefront/remote'
import { CheckoutProblem } from './checkout/checkout-problem'
import { checkoutSteps } from './checkout-steps'

/** The id of a route is the file name of its screen (ADR 0007). */
export const routes: RemoteRoute[] = [
  {
    id: 'cart',
    ErrorBoundary: CheckoutProblem,
    children: [
      { id: 'cart-index', path: '/cart', lazy: () => import('./cart/cart-index.route') },
      { id: 'shipping-select', path: '/cart/shipping-select', lazy: checkoutSteps.select },
      { id: 'shipping-add', path: '/cart/shipping-add', lazy: checkoutSteps.add },
      {
        id: 'shipping-matrix',
        path: '/cart/shipping-matrix',
        beyondSpec: 'ADR 0082',
        lazy: checkoutSteps.matrix,
      },
      { id: 'shipping-detail', path: '/cart/shipping-detail', lazy: checkoutSteps.detail },
      { id: 'payment', path: '/cart/payment', lazy: checkoutSteps.payment },
      { id: 'confirm', path: '/cart/confirm', lazy: checkoutSteps.confirm },
      { id: 'complete', path: '/cart/complete', lazy: checkoutSteps.complete },
    ],
  },
]
