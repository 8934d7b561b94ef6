import { beginPasskeyLogin } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { perAddress } from './passkey-refusals.rules'
import { challengeMs, getRelyingParty } from './relying-party.rules'
import { keepChallenge } from './user-passkey.sql'

export function beginPasskeyLoginRoutes(app: Api): void {
  serve(app, beginPasskeyLogin, async (call) => {
    const { db, channel, clock, request } = call
    await limitHits(call, `passkey:${request.ip}`, perAddress)
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const { id } = getRelyingParty(call, channel)
    const { challenge } = await generateAuthenticationOptions({ rpID: id })
    const expiresAt = new Date(clock.now().getTime() + challengeMs)
    await keepChallenge(db, { channelId: channel.id, memberId: null, challenge }, expiresAt)
    return { challenge, rpId: id, timeout: challengeMs, userVerification: 'required' as const }
  })
}
