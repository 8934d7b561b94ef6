import type { RemoteRoute } from '@storefront/remote'
import { guarded } from '@storefront/session'
import { MemberFrame } from './frame/member-frame'
import { membersOnly } from './frame/members-only'

/** Routes of this remote. Each id is the file name of the page (ADR 0007). */
export const routes: RemoteRoute[] = [
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
  {
    id: 'shared-list',
    path: '/list/:token',
    beyondSpec: 'ADR 0066',
    lazy: () => import('./list/shared-list.route'),
  },
  { id: 'leave', path: '/mypage/leave', lazy: membersOnly(() => import('./leave/leave.route')) },
  {
    id: 'member',
    path: '/mypage',
    Component: MemberFrame,
    children: [
      { id: 'mypage', index: true, lazy: membersOnly(() => import('./mypage/mypage.route')) },
      {
        id: 'order-history-list',
        path: 'order_history',
        lazy: membersOnly(() => import('./order-history/order-history-list.route')),
      },
      {
        id: 'order-history-detail',
        path: 'order_history/:key',
        lazy: membersOnly(() => import('./order-history/order-history-detail.route')),
      },
      { id: 'list', path: 'list', lazy: membersOnly(() => import('./list/list.route')) },
      {
        id: 'list-detail',
        path: 'list/:key',
        lazy: membersOnly(() => import('./list/list-detail.route')),
      },
      {
        id: 'address-list',
        path: 'address',
        lazy: membersOnly(() => import('./address/address-list.route')),
      },
      {
        id: 'address-add',
        path: 'address/add',
        lazy: membersOnly(() => import('./address/address-add.route')),
      },
      {
        id: 'address-edit',
        path: 'address/:key/edit',
        lazy: membersOnly(() => import('./address/address-edit.route')),
      },
      { id: 'card-list', path: 'card', lazy: membersOnly(() => import('./card/card-list.route')) },
      { id: 'card-add', path: 'card/add', lazy: membersOnly(() => import('./card/card-add.route')) },
      { id: 'point', path: 'point', lazy: membersOnly(() => import('./point/point.route')) },
      {
        id: 'product-history',
        path: 'product_history',
        lazy: guarded('member', () => import('./product-history/product-history.route')),
      },
      {
        id: 'product-search-history',
        path: 'product_search_history',
        lazy: membersOnly(() => import('./product-search-history/product-search-history.route')),
      },
      {
        id: 'product-request-history',
        path: 'product_request_history',
        lazy: membersOnly(() => import('./product-request-history/product-request-history.route')),
      },
      {
        id: 'bookmark',
        path: 'bookmark',
        lazy: membersOnly(() => import('./bookmark/bookmark.route')),
      },
      {
        id: 'login-history',
        path: 'login_history',
        lazy: membersOnly(() => import('./login-history/login-history.route')),
      },
      {
        id: 'session-list',
        path: 'session',
        beyondSpec: 'ADR 0060',
        lazy: membersOnly(() => import('./session/session-list.route')),
      },
      {
        id: 'passkey-list',
        path: 'passkey',
        beyondSpec: 'ADR 0059',
        lazy: membersOnly(() => import('./passkey/passkey-list.route')),
      },
      {
        id: 'password',
        path: 'password',
        lazy: membersOnly(() => import('./password/password.route')),
      },
      {
        id: 'user-info',
        path: 'user_info',
        lazy: membersOnly(() => import('./user-info/user-info.route')),
      },
      {
        id: 'user-info-edit',
        path: 'user_info/edit',
        lazy: membersOnly(() => import('./user-info/user-info-edit.route')),
      },
      {
        id: 'memorial-list',
        path: 'memorial',
        lazy: membersOnly(() => import('./memorial/memorial-list.route')),
      },
      {
        id: 'memorial-add',
        path: 'memorial/add',
        lazy: membersOnly(() => import('./memorial/memorial-add.route')),
      },
      {
        id: 'memorial-edit',
        path: 'memorial/:key/edit',
        lazy: membersOnly(() => import('./memorial/memorial-edit.route')),
      },
      {
        id: 'message-center-list',
        path: 'message-center',
        lazy: membersOnly(() => import('./message-center/message-center-list.route')),
      },
      {
        id: 'message-center-detail',
        path: 'message-center/:key',
        lazy: membersOnly(() => import('./message-center/message-center-detail.route')),
      },
      {
        id: 'inquiry-history-list',
        path: 'inquiry_history',
        lazy: membersOnly(() => import('./inquiry-history/inquiry-history-list.route')),
      },
      {
        id: 'inquiry-history-detail',
        path: 'inquiry_history/:key',
        lazy: membersOnly(() => import('./inquiry-history/inquiry-history-detail.route')),
      },
      {
        id: 'measurement-list',
        path: 'measurement',
        lazy: membersOnly(() => import('./measurement/measurement-list.route')),
      },
      {
        id: 'measurement-edit',
        path: 'measurement/edit',
        lazy: membersOnly(() => import('./measurement/measurement-edit.route')),
      },
      {
        id: 'name-embroidery-list',
        path: 'name-embroidery',
        lazy: membersOnly(() => import('./name-embroidery/name-embroidery-list.route')),
      },
      {
        id: 'name-embroidery-edit',
        path: 'name-embroidery/edit',
        lazy: membersOnly(() => import('./name-embroidery/name-embroidery-edit.route')),
      },
      { id: 'logout', path: 'logout', lazy: membersOnly(() => import('./logout/logout.route')) },
    ],
  },
]
