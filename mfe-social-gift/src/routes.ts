import type { RemoteRoute } from '@storefront/remote'

/** Shown for links that have lost their token: an explanation instead of a 404. */
const noGift = () => import('./social-gift/no-gift.route')

/** The id of a route is the file name of its screen (ADR 0007). */
export const routes: RemoteRoute[] = [
  { id: 'no-gift', path: '/social-gift', lazy: noGift },
  { id: 'no-gift/shipping', path: '/social-gift/shipping', lazy: noGift },
  { id: 'no-gift/delivery', path: '/social-gift/delivery', lazy: noGift },
  { id: 'no-gift/confirm', path: '/social-gift/confirm', lazy: noGift },
  { id: 'no-gift/complete', path: '/social-gift/complete', lazy: noGift },
  { id: 'no-gift/giver', path: '/social-gift/giver', beyondSpec: 'ADR 0061', lazy: noGift },
  {
    id: 'giver',
    path: '/social-gift/giver/:token',
    beyondSpec: 'ADR 0061',
    lazy: () => import('./giver/giver.route'),
  },
  { id: 'letter', path: '/social-gift/:key', lazy: () => import('./letter/letter.route') },
  { id: 'shipping', path: '/social-gift/:key/shipping', lazy: () => import('./social-gift/shipping.route') },
  { id: 'delivery', path: '/social-gift/:key/delivery', lazy: () => import('./social-gift/delivery.route') },
  { id: 'confirm', path: '/social-gift/:key/confirm', lazy: () => import('./social-gift/confirm.route') },
  { id: 'complete', path: '/social-gift/:key/complete', lazy: () => import('./complete/complete.route') },
]
