import type { RouteObject } from 'react-router-dom'
import { MemberFrame } from './member-frame'

/** An id is its screen's file name (ADR 0007). */
export const routes: RouteObject[] = [
  { id: 'login', path: '/login', lazy: () => import('./login/login.route') },
  { id: 'login-unlock', path: '/login/unlock', lazy: () => import('./login/login-unlock.route') },
  { id: 'login-sync', path: '/login_sync', lazy: () => import('./login/login-sync.route') },
  { id: 'register', path: '/register', lazy: () => import('./register/register.route') },
  { id: 'register-complete', path: '/register/complete', lazy: () => import('./register/register-complete.route') },
  { id: 'reminder', path: '/reminder', lazy: () => import('./reminder/reminder.route') },
  { id: 'reminder-reset', path: '/reminder/reset', lazy: () => import('./reminder/reminder-reset.route') },
  { id: 'reminder-username', path: '/reminder/username', lazy: () => import('./reminder/reminder-username.route') },
  { id: 'reminder-username-reset', path: '/reminder/username/reset', lazy: () => import('./reminder/reminder-username-reset.route') },
  { id: 'verify', path: '/verify', lazy: () => import('./verify/verify.route') },
  { id: 'verify-email', path: '/verify/email', lazy: () => import('./verify/verify-email.route') },
  { id: 'orders-receipt', path: '/orders/receipt', lazy: () => import('./orders/orders-receipt.route') },
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
      { id: 'product-history', path: 'product_history', lazy: () => import('./product-history/product-history.route') },
      { id: 'password', path: 'password', lazy: () => import('./password/password.route') },
      { id: 'user-info', path: 'user_info', lazy: () => import('./user-info/user-info.route') },
      { id: 'logout', path: 'logout', lazy: () => import('./logout/logout.route') },
    ],
  },
]
