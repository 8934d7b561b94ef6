import { refreshLogin } from '@storefront/contracts'
import { toInstant } from '../../platform/database/parsers'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { readDevice, refreshCookie, setRefreshCookie } from '../session/sign-in.command'
import {
  findByRefreshToken,
  findSuccessor,
  lockByRefreshToken,
  revokeFamily,
  rotateSession,
} from '../session/session.sql'
import { refreshesPerAddress, refreshesPerFamily } from './login-limits.rules'
import { isOwnOrigin } from './own-origin.rules'

/** Period in which a second tab gets the same tokens for the same cookie. Later reuse means theft. */
const rotationGraceMs = 10_000

export function refreshLoginRoute(app: Api): void {
  // Declared public because the access token has usually expired. Only the cookie authorises a refresh.
  serve(app, { ...refreshLogin, access: 'public' }, async (call) => {
    const { db, channel, request, clock } = call
    if (!isOwnOrigin(call)) throw new Rejection(403, 'auth.foreign_origin', 'このサイトからは更新できません')
    const now = clock.now()
    const presented = request.cookies[refreshCookie] ?? ''
    await limitHits(call, `refresh:${request.ip}`, refreshesPerAddress)
    const known = await findByRefreshToken(db, presented)
    if (known) await limitHits(call, `refresh:family:${known.family}`, refreshesPerFamily)
    const renewed = await db.transaction().execute(async (trx) => {
      const session = await lockByRefreshToken(trx, presented)
      if (!session || session.channel_id !== channel.id || session.left_at || session.revoked_at)
        return undefined
      if (Date.parse(session.refresh_expires_at) <= now.getTime()) return undefined
      if (!session.rotated_at)
        return { session, tokens: await rotateSession(trx, session, presented, readDevice(request), now) }
      if (now.getTime() - Date.parse(session.rotated_at) > rotationGraceMs) {
        await revokeFamily(trx, session.family, now)
        return undefined
      }
      const tokens = await findSuccessor(trx, session, presented, now)
      return tokens && { session, tokens }
    })
    if (!renewed) {
      setRefreshCookie(call, null)
      throw new Rejection(401, 'auth.refresh_failed', 'もう一度ログインしてください')
    }
    setRefreshCookie(call, renewed.tokens)
    return {
      access_token: renewed.tokens.accessToken,
      expires_in: renewed.tokens.expiresInSeconds,
      expires_at: toInstant(renewed.tokens.expiresAt),
      user_id: renewed.session.user_account_id,
      is_registered_member: renewed.session.is_registered_member,
      is_manager_login: renewed.session.is_manager,
    }
  })
}
