import { addUserPasskey } from '@storefront/contracts'
import { checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { lockSignedIn } from '../account/account-lock.sql'
import { passkeyAddedMail } from '../account/passkey-mail.rules'
import { findUser } from '../account/user-account.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'
import { sendMail } from '../../platform/mail/send-mail.job'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { full, noMember, perMember, refused } from './passkey-refusals.rules'
import { passkeyLimit, getRelyingParty } from './relying-party.rules'
import { fetchPasskeys, insertPasskey, spendChallenge } from './user-passkey.sql'

export function addUserPasskeyRoutes(app: Api): void {
  serve(app, addUserPasskey, async (call) => {
    const { db, jobs, channel, member, body, clock } = call
    checkFields(body, { name: ['名前', checkRequired, checkMaxLength(50)] })
    await limitHits(call, `passkey-add:${member.id}`, perMember)
    const account = await findUser(db, member.id)
    if (!account) throw noMember()
    const now = clock.now()
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const party = getRelyingParty(call, channel)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...body.credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        spendChallenge(db, { channelId: channel.id, memberId: member.id, challenge }, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch((cause: unknown) => {
      throw Object.assign(refused(), { cause })
    })
    if (!registrationInfo) throw refused()
    const { credential, credentialBackedUp } = registrationInfo
    return db.transaction().execute(async (trx) => {
      await lockSignedIn(trx, account, member.session_family)
      if ((await fetchPasskeys(trx, member.id)).length >= passkeyLimit) throw full()
      const added = await insertPasskey(trx, {
        user_account_id: member.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: credential.counter,
        is_synced: credentialBackedUp,
        name: body.name.trim(),
        created_at: now,
      })
      if (!added) throw refused()
      await jobs.enqueue(trx, sendMail, passkeyAddedMail(toShopFront(call, channel), account, added.name))
      return added
    })
  })
}
