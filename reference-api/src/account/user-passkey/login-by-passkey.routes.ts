import { loginByPasskey } from '@storefront/contracts'
import { lockVerified } from '../account/account-lock.sql'
import { findUser } from '../account/user-account.sql'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { signIn } from '../session/sign-in.command'
import { loginRefused, perAddress } from './passkey-refusals.rules'
import { getRelyingParty } from './relying-party.rules'
import { findPasskey, markPasskeyUsed, spendChallenge } from './user-passkey.sql'

export function loginByPasskeyRoutes(app: Api): void {
  serve(app, loginByPasskey, async (call) => {
    const { db, channel, body, clock, request } = call
    const { credential } = body
    await limitHits(call, `passkey:${request.ip}`, perAddress)
    const now = clock.now()
    const passkey = await findPasskey(db, channel.id, credential.id)
    const account = passkey && (await findUser(db, passkey.user_account_id))
    if (!passkey || !account) throw loginRefused()
    const { userHandle } = credential.response
    const owner = Buffer.from(String(account.id)).toString('base64url')
    if (userHandle !== undefined && userHandle !== owner) throw loginRefused()
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const party = getRelyingParty(call, channel)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        spendChallenge(db, { channelId: channel.id, memberId: null, challenge }, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
      requireUserVerification: true,
    }).catch((cause: unknown) => {
      throw Object.assign(loginRefused(), { cause })
    })
    if (!verified) throw loginRefused()
    return db.transaction().execute(async (trx) => {
      await lockVerified(trx, account, { refusal: loginRefused })
      const signCount = authenticationInfo.newCounter
      if (!(await markPasskeyUsed(trx, passkey, { signCount, now }))) throw loginRefused()
      return signIn(call, trx, account)
    })
  })
}
