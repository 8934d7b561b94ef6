import type { RemoteRoute } from '@storefront/remote'
import { guarded } from '@storefront/session'

/**
 * Each route is a separate chunk. The server lists the chunks that a page needs, so that none is discovered
 * late (ADR 0007). A route's id is the file name of its page.
 */
export const routes: RemoteRoute[] = [
  { id: 'home', path: '/', lazy: () => import('./home/home.route') },
  { id: 'ec', path: '/ec', lazy: guarded('member', () => import('./ec/ec.route')) },
  { id: 'product-list', path: '/product', lazy: () => import('./list/product-list.route') },
  { id: 'product-detail', path: '/product/:key', lazy: () => import('./detail/product-detail.route') },
  {
    id: 'occasion-index',
    path: '/occasion',
    beyondSpec: 'ADR 0075',
    lazy: () => import('./occasion/occasion-index.route'),
  },
  {
    id: 'occasion',
    path: '/occasion/:key',
    beyondSpec: 'ADR 0075',
    lazy: () => import('./occasion/occasion.route'),
  },
  {
    id: 'gift-finder',
    path: '/gift-finder',
    beyondSpec: 'ADR 0075',
    lazy: () => import('./gift-finder/gift-finder.route'),
  },
  { id: 'ranking', path: '/ranking', beyondSpec: 'ADR 0075', lazy: () => import('./ranking/ranking.route') },
  {
    id: 'school-index',
    path: '/school',
    beyondSpec: 'ADR 0089',
    lazy: () => import('./school/school-index.route'),
  },
  { id: 'school', path: '/school/:key', beyondSpec: 'ADR 0089', lazy: () => import('./school/school.route') },
  {
    id: 'fitting-index',
    path: '/fitting',
    beyondSpec: 'ADR 0089',
    lazy: () => import('./fitting/fitting-index.route'),
  },
  {
    id: 'booking',
    path: '/fitting/booking',
    beyondSpec: 'ADR 0089',
    lazy: () => import('./fitting/booking.route'),
  },
  {
    id: 'booked',
    path: '/fitting/booking/:token',
    beyondSpec: 'ADR 0089',
    lazy: () => import('./fitting/booked.route'),
  },
  { id: 'product-uos', path: '/product/:key/uos', lazy: () => import('./uos/product-uos.route') },
]
