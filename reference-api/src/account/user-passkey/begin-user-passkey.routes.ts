import { beginUserPasskey } from '@storefront/contracts'
import { requireCurrentPassword } from '../account/current-password.command'
import { findUser } from '../account/user-account.sql'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { full, noMember, perMember } from './passkey-refusals.rules'
import { challengeMs, passkeyLimit, getRelyingParty } from './relying-party.rules'
import { fetchPasskeys, keepChallenge } from './user-passkey.sql'

export function beginUserPasskeyRoutes(app: Api): void {
  serve(app, beginUserPasskey, async (call) => {
    const { db, channel, member, body, clock } = call
    await limitHits(call, `passkey-add:${member.id}`, perMember)
    const account = await findUser(db, member.id)
    if (!account) throw noMember()
    await requireCurrentPassword(call, account, body.current_password)
    const kept = await fetchPasskeys(db, member.id)
    if (kept.length >= passkeyLimit) throw full()
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const party = getRelyingParty(call, channel)
    const { challenge, rp, user, pubKeyCredParams, timeout, authenticatorSelection } =
      await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userID: new TextEncoder().encode(String(account.id)),
        userName: account.email,
        userDisplayName: `${account.last_name} ${account.first_name}`.trim(),
        timeout: challengeMs,
        attestationType: 'none',
        excludeCredentials: kept.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    const expiresAt = new Date(clock.now().getTime() + challengeMs)
    await keepChallenge(db, { channelId: channel.id, memberId: member.id, challenge }, expiresAt)
    const excluded = kept.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' as const }))
    const known = { pubKeyCredParams, timeout, authenticatorSelection, excludeCredentials: excluded }
    return { challenge, rp: { ...rp, id: party.id }, user, ...known, attestation: 'none' as const }
  })
}
