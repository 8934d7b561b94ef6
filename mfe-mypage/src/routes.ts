import type { RouteObject } from 'react-router-dom'
import * as loginUnlock from './login/login-unlock.route'
import * as login from './login/login.route'
import { MemberFrame } from './member-frame'
import * as ordersReceipt from './orders/orders-receipt.route'
import * as registerComplete from './register/register-complete.route'
import * as register from './register/register.route'
import * as reminderReset from './reminder/reminder-reset.route'
import * as reminder from './reminder/reminder.route'
import * as verifyEmail from './verify/verify-email.route'
import * as verify from './verify/verify.route'

/** Sign-in screens are rendered on the server, so they are not lazy; a member's screens come with their own code. */
export const routes: RouteObject[] = [
  { id: 'login', path: '/login', ...login },
  { id: 'login-unlock', path: '/login/unlock', ...loginUnlock },
  { id: 'register', path: '/register', ...register },
  { id: 'register-complete', path: '/register/complete', ...registerComplete },
  { id: 'reminder', path: '/reminder', ...reminder },
  { id: 'reminder-reset', path: '/reminder/reset', ...reminderReset },
  { id: 'verify', path: '/verify', ...verify },
  { id: 'verify-email', path: '/verify/email', ...verifyEmail },
  { id: 'orders-receipt', path: '/orders/receipt', ...ordersReceipt },
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
