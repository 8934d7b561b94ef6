import type { RouteObject } from 'react-router-dom'
import * as login from './login/login.route'
import { MemberFrame } from './member-frame'

/** Sign-in screens are rendered on the server, so they are not lazy; a member's screens come with their own code. */
export const routes: RouteObject[] = [
  { id: 'login', path: '/login', ...login },
  {
    id: 'member',
    path: '/mypage',
    Component: MemberFrame,
    children: [
      { id: 'mypage', index: true, lazy: () => import('./mypage/mypage.route') },
      { id: 'order-history-list', path: 'order_history', lazy: () => import('./order-history/order-history-list.route') },
      { id: 'order-history-detail', path: 'order_history/:key', lazy: () => import('./order-history/order-history-detail.route') },
      { id: 'list', path: 'list', lazy: () => import('./list/list.route') },
      { id: 'list-detail', path: 'list/:key', lazy: () => import('./list/list-detail.route') },
      { id: 'address-list', path: 'address', lazy: () => import('./address/address-list.route') },
      { id: 'address-add', path: 'address/add', lazy: () => import('./address/address-add.route') },
      { id: 'address-edit', path: 'address/:key/edit', lazy: () => import('./address/address-edit.route') },
      { id: 'point', path: 'point', lazy: () => import('./point/point.route') },
      { id: 'user-info', path: 'user_info', lazy: () => import('./user-info/user-info.route') },
      { id: 'logout', path: 'logout', lazy: () => import('./logout/logout.route') },
    ],
  },
]
