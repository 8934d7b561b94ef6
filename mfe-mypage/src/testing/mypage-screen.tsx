import { connectShell, shell } from '@storefront/navigation'
import {
  fakeApi,
  polyfillDialog,
  loadScreensFirst,
  openScreenOf,
  paged as pagedBy,
  type ScreenOptions,
} from '@storefront/testing'
import { forgetOrders } from '../order-history/list/order-list.state'
import { routes } from '../routes'

export { recordEvents, recordToasts } from '@storefront/testing'

/** The member's lists come ten at a time. */
export const paged = (total: number, current = 1, per = 10) => pagedBy(total, current, per)

export function fakeMemberApi() {
  loadScreensFirst(routes)
  beforeAll(polyfillDialog)
  // A screen that a test has left open is left after it.
  beforeEach(forgetOrders)
  return fakeApi()
}

/**
 * Opens a URL of this remote in the shop, as a member unless told; the catalog's pages are another remote's.
 */
export function openScreen(url: string, options?: ScreenOptions) {
  connectShell({ ...shell(), isOwnedBy: (_, pathname) => !pathname.startsWith('/ec') })
  return openScreenOf('mypage', routes, url, { isLogin: true, ...options })
}
