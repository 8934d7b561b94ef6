import { beginPasskeyLogin, loginByPasskey, type BodyOf } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession, type SignInResult } from '@storefront/session'

type Credential = BodyOf<typeof loginByPasskey>['credential']

/** Prompts the device to choose one of this shop's passkeys and to sign the challenge. */
export async function promptDevice(): Promise<Credential> {
  const { data: optionsJSON } = await call(beginPasskeyLogin, {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Signs in with the signed challenge. @throws ResponseError 422 or 429 */
export async function signInByPasskey(credential: Credential): Promise<SignInResult> {
  const { data } = await call(loginByPasskey, { body: { credential } })
  return { outcome: beginSession(data, { way: 'passkey' }), verifyCode: null }
}
