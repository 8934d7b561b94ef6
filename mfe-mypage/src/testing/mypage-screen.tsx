import { connectShell, shell } from '@storefront/navigation'
import {
  fakeApi,
  polyfillDialog,
  loadScreensFirst,
  openRemoteScreen,
  paged as pagedBy,
  type ScreenOptions,
} from '@storefront/testing'
import { forgetOrders } from '../order-history/list/order-list.state'
import { routes } from '../routes'

export { recordEvents, recordToasts } from '@storefront/testing'

/** Returns pagination headers. The member's lists have ten entries per page. */
export const paged = (total: number, current = 1, per = 10) => pagedBy(total, current, per)

export function fakeMemberApi() {
  loadScreensFirst(routes)
  beforeAll(polyfillDialog)
  // Discards the list that an earlier test stored.
  beforeEach(forgetOrders)
  return fakeApi()
}

/** Opens a URL of this remote, as a member by default. Paths under /ec belong to the catalog. */
export function openScreen(url: string, options?: ScreenOptions) {
  connectShell({ ...shell(), isOwnedBy: (_, pathname) => !pathname.startsWith('/ec') })
  return openRemoteScreen('mypage', routes, url, { isLogin: true, ...options })
}
