import { logout } from '@storefront/contracts'
import { call } from '@storefront/http'
import { notifyOtherTabs } from './cross-tab-sync'
import { endSession } from './end-session'

/** Signs out here and in every tab, even if the server can't be reached. */
export async function signOut(): Promise<void> {
  try {
    await call(logout)
  } finally {
    forgetLogin('signed-out')
  }
}

/** Removes the token here and in every tab, after the server has ended all of the account's logins (§4). */
export function forgetLogin(reason: 'signed-out' | 'account-closed'): void {
  endSession(reason)
  notifyOtherTabs('ended')
}
