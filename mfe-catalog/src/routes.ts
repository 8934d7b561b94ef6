import { guarded } from '@storefront/session'
import type { RouteObject } from 'react-router-dom'

/**
 * Each route is a separate chunk. The server lists the chunks that a page needs, so that none is discovered
 * late (ADR 0007). A route's id is the file name of its page.
 */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', lazy: () => import('./home/home.route') },
  { id: 'ec', path: '/ec', lazy: guarded('member', () => import('./ec/ec.route')) },
  { id: 'product-list', path: '/product', lazy: () => import('./list/product-list.route') },
  { id: 'product-detail', path: '/product/:key', lazy: () => import('./detail/product-detail.route') },
  { id: 'occasion-index', path: '/occasion', lazy: () => import('./occasion/occasion-index.route') },
  { id: 'occasion', path: '/occasion/:key', lazy: () => import('./occasion/occasion.route') },
  { id: 'gift-finder', path: '/gift-finder', lazy: () => import('./gift-finder/gift-finder.route') },
  { id: 'ranking', path: '/ranking', lazy: () => import('./ranking/ranking.route') },
  { id: 'school-index', path: '/school', lazy: () => import('./school/school-index.route') },
  { id: 'school', path: '/school/:key', lazy: () => import('./school/school.route') },
  { id: 'fitting-index', path: '/fitting', lazy: () => import('./fitting/fitting-index.route') },
  { id: 'booking', path: '/fitting/booking', lazy: () => import('./fitting/booking.route') },
  { id: 'booked', path: '/fitting/booking/:token', lazy: () => import('./fitting/booked.route') },
  { id: 'product-uos', path: '/product/:key/uos', lazy: () => import('./uos/product-uos.route') },
]
