import type { RouteObject } from 'react-router-dom'

/** An id is its screen's file name (ADR 0007). */
export const routes: RouteObject[] = [
  { id: 'no-gift', path: '/social-gift', lazy: () => import('./social-gift/no-gift.route') },
  { id: 'letter', path: '/social-gift/:key', lazy: () => import('./social-gift/letter.route') },
  { id: 'shipping', path: '/social-gift/:key/shipping', lazy: () => import('./social-gift/shipping.route') },
  { id: 'delivery', path: '/social-gift/:key/delivery', lazy: () => import('./social-gift/delivery.route') },
  { id: 'confirm', path: '/social-gift/:key/confirm', lazy: () => import('./social-gift/confirm.route') },
  { id: 'complete', path: '/social-gift/:key/complete', lazy: () => import('./social-gift/complete.route') },
]
