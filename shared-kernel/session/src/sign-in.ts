import { login, logout, verifyLogin } from '@storefront/contracts'
import { call } from '@storefront/http'
import { announceSignOut } from './check-session'
import { beginSession, endSession, type SignInOutcome } from './session-change'
import { session } from './session.state'

/** Signs in. @throws ResponseError 422 or 429 with a message for the form */
export async function signIn(credentials: { username: string; password: string }): Promise<SignInOutcome> {
  const { data } = await call(login, { body: credentials })
  return beginSession(data)
}

/** The second step with the code from the mail. */
export async function passSecondStep(verifyCode: string): Promise<SignInOutcome> {
  const { mfaUserId, isSyncUserChannel } = session()
  if (mfaUserId === null) return 'not-registered'
  const { data } = await call(verifyLogin, { body: { verify_code: verifyCode, user_id: mfaUserId, is_sync_user_channel: isSyncUserChannel } })
  return beginSession(data)
}

/** Signs out here and in every tab; a server that cannot be reached does not keep the shopper signed in. */
export async function signOut(): Promise<void> {
  try {
    await call(logout)
  } finally {
    endSession('signed-out')
    announceSignOut()
  }
}
