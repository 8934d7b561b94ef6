import type { RouteObject } from 'react-router-dom'
import * as cartIndex from './cart/cart-index.route'

/** The cart itself is there at once; each further step comes when it is reached. */
export const routes: RouteObject[] = [
  { id: 'cart-index', path: '/cart', ...cartIndex },
  { id: 'shipping-select', path: '/cart/shipping-select', lazy: () => import('./shipping-select/shipping-select.route') },
  { id: 'shipping-add', path: '/cart/shipping-add', lazy: () => import('./shipping-add/shipping-add.route') },
  { id: 'shipping-detail', path: '/cart/shipping-detail', lazy: () => import('./shipping-detail/shipping-detail.route') },
  { id: 'payment', path: '/cart/payment', lazy: () => import('./payment/payment.route') },
  { id: 'confirm', path: '/cart/confirm', lazy: () => import('./confirm/confirm.route') },
  { id: 'complete', path: '/cart/complete', lazy: () => import('./complete/complete.route') },
]
