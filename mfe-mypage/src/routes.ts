import { guarded } from '@storefront/session'
import type { RouteObject } from 'react-router-dom'
import { MemberFrame } from './member-frame'

/** An id is its screen's file name (ADR 0007). */
export const routes: RouteObject[] = [
  { id: 'login', path: '/login', lazy: guarded('guest', () => import('./login/login.route')) },
  {
    id: 'login-unlock',
    path: '/login/unlock',
    lazy: guarded('guest', () => import('./login/login-unlock.route')),
  },
  { id: 'login-sync', path: '/login_sync', lazy: () => import('./login/login-sync.route') },
  { id: 'register', path: '/register', lazy: guarded('guest', () => import('./register/register.route')) },
  {
    id: 'register-complete',
    path: '/register/complete',
    lazy: () => import('./register/register-complete.route'),
  },
  { id: 'reminder', path: '/reminder', lazy: guarded('guest', () => import('./reminder/reminder.route')) },
  {
    id: 'reminder-reset',
    path: '/reminder/reset',
    lazy: guarded('guest', () => import('./reminder/reminder-reset.route')),
  },
  {
    id: 'reminder-username',
    path: '/reminder/username',
    lazy: guarded('guest', () => import('./reminder/reminder-username.route')),
  },
  {
    id: 'reminder-username-reset',
    path: '/reminder/username/reset',
    lazy: guarded('guest', () => import('./reminder/reminder-username-reset.route')),
  },
  { id: 'verify', path: '/verify', lazy: () => import('./verify/verify.route') },
  { id: 'verify-email', path: '/verify/email', lazy: () => import('./verify/verify-email.route') },
  { id: 'orders-receipt', path: '/orders/receipt', lazy: () => import('./orders/orders-receipt.route') },
  { id: 'leave', path: '/mypage/leave', lazy: guarded('member', () => import('./leave/leave.route')) },
  {
    id: 'member',
    path: '/mypage',
    Component: MemberFrame,
    children: [
      { id: 'mypage', index: true, lazy: guarded('member', () => import('./mypage/mypage.route')) },
      {
        id: 'order-history-list',
        path: 'order_history',
        lazy: guarded('member', () => import('./order-history/order-history-list.route')),
      },
      {
        id: 'order-history-detail',
        path: 'order_history/:key',
        lazy: guarded('member', () => import('./order-history/order-history-detail.route')),
      },
      { id: 'list', path: 'list', lazy: guarded('member', () => import('./list/list.route')) },
      {
        id: 'list-detail',
        path: 'list/:key',
        lazy: guarded('member', () => import('./list/list-detail.route')),
      },
      {
        id: 'address-list',
        path: 'address',
        lazy: guarded('member', () => import('./address/address-list.route')),
      },
      {
        id: 'address-add',
        path: 'address/add',
        lazy: guarded('member', () => import('./address/address-add.route')),
      },
      {
        id: 'address-edit',
        path: 'address/:key/edit',
        lazy: guarded('member', () => import('./address/address-edit.route')),
      },
      { id: 'point', path: 'point', lazy: guarded('member', () => import('./point/point.route')) },
      {
        id: 'product-history',
        path: 'product_history',
        lazy: guarded('member', () => import('./product-history/product-history.route')),
      },
      {
        id: 'password',
        path: 'password',
        lazy: guarded('member', () => import('./password/password.route')),
      },
      {
        id: 'user-info',
        path: 'user_info',
        lazy: guarded('member', () => import('./user-info/user-info.route')),
      },
      {
        id: 'user-info-edit',
        path: 'user_info/edit',
        lazy: guarded('member', () => import('./user-info/user-info-edit.route')),
      },
      { id: 'logout', path: 'logout', lazy: guarded('member', () => import('./logout/logout.route')) },
    ],
  },
]
