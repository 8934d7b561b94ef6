import { login, loginSyncChannel, requestLoginCode, verifyLogin } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession, type SignInOutcome } from './begin-session'
import { changeSession, session } from './session.state'

/** Result of a login. The second step's code is included only under the shop's debug setting (§8). */
export type SignInResult = { outcome: SignInOutcome; verifyCode: string | null }

type Credentials = { username: string; password: string; captcha_token?: string }

/** Signs in. @throws ResponseError 422, 423 or 429 with a message for the form */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const { data } = await call(login, { body: credentials })
  return { outcome: beginSession(data), verifyCode: data.verify_code }
}

/**
 * Requests a six-digit code by mail instead of using a password. Pass it to {@link passSecondStep}.
 * @throws ResponseError 422 or 429 with a message for the form
 */
export async function askForLoginCode(asked: Omit<Credentials, 'password'>): Promise<SignInResult> {
  const { data } = await call(requestLoginCode, { body: asked })
  return { outcome: beginSession(data), verifyCode: data.verify_code }
}

/**
 * Signs in with a login from another channel.
 * @throws UnauthorisedError if that login isn't valid here
 */
export async function signInFromChannel(token: string): Promise<SignInResult> {
  const { data } = await call(loginSyncChannel, { body: { token }, isAnonymous: true })
  const outcome = beginSession(data, { way: 'channel' })
  if (outcome === 'second-step') changeSession({ isSyncUserChannel: true })
  return { outcome, verifyCode: data.verify_code }
}

/** Completes the second step with the mailed code. */
export async function passSecondStep(verifyCode: string): Promise<SignInOutcome> {
  const { mfaUserId, isSyncUserChannel, way } = session()
  if (mfaUserId === null) return 'not-registered'
  const { data } = await call(verifyLogin, {
    body: { verify_code: verifyCode, user_id: mfaUserId, is_sync_user_channel: isSyncUserChannel },
  })
  return beginSession(data, { way })
}
