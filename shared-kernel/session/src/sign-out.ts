import { logout } from '@storefront/contracts'
import { call } from '@storefront/http'
import { tellOtherTabs } from './cross-tab-sync'
import { endSession } from './end-session'

/** Signs out here and in every tab; a server that cannot be reached does not keep the shopper signed in. */
export async function signOut(): Promise<void> {
  try {
    await call(logout)
  } finally {
    forgetLogin('signed-out')
  }
}

/** The server has ended every login of the account: the stored token goes, here and in every tab (§4). */
export function forgetLogin(reason: 'signed-out' | 'account-closed'): void {
  endSession(reason)
  tellOtherTabs('ended')
}
