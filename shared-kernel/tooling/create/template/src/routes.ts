import type { RemoteRoute } from '@storefront/remote'

/** The id of a route is the file name of its screen (ADR 0007). */
export const routes: RemoteRoute[] = [
  {
    id: 'starter-list',
    path: '/starter',
    beyondSpec: 'ADR 0112',
    lazy: () => import('./starter/starter-list.route'),
  },
  {
    id: 'starter-detail',
    path: '/starter/:key',
    beyondSpec: 'ADR 0112',
    lazy: () => import('./starter/starter-detail.route'),
  },
]
