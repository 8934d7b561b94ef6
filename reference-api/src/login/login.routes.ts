import {
  login,
  loginSyncChannel,
  logout,
  refreshLogin,
  unlockAccount,
  verifyLogin,
} from '@storefront/contracts'
import { toInstant } from '../database/parsers'
import { limitHits } from '../rate-limit/rate-limit.command'
import { forgetHits } from '../rate-limit/rate-limit.sql'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { completeRegistration, matchRegistration } from '../registration/complete-registration.command'
import { findPendingRegistration, isRegistrationNumber } from '../registration/pending-registration.sql'
import { lockAccount, lockVerified } from '../account/account-lock.sql'
import { changeUser, findUser, findUserByLogin } from '../account/user-account.sql'
import { loginKey } from '../account/login-key.rules'
import { countFailure, refuseLocked } from './failed-login.command'
import { beginSecondStep, refreshCookie, setRefreshCookie, signIn } from '../session/sign-in.command'
import { countAttempt, findOneTimeToken, spendOneTimeToken } from '../session/one-time-token.sql'
import { passwordFits } from '../secret/password'
import { endAccess } from '../session/end-access.command'
import {
  findByRefreshToken,
  findSuccessor,
  lockByRefreshToken,
  revokeFamily,
  rotateSession,
} from '../session/session.sql'
import { isOwnOrigin } from './own-origin'
import { findOtherChannelLogin } from '../session/sync-channel.sql'
import { hashToken } from '../secret/token.rules'

const perAddress = { hits: 60, windowSeconds: 300 }
const perName = { hits: 10, windowSeconds: 300 }
const perCode = { hits: 20, windowSeconds: 600 }
const perCodeOfOne = { hits: 15, windowSeconds: 600 }
const perFamily = { hits: 120, windowSeconds: 300 }
/** A school or an office refreshes from one address. */
const refreshesPerAddress = { hits: 600, windowSeconds: 300 }
const verifyAttemptMax = 5
const wrongPassword = () =>
  new Rejection(422, 'auth.failed', 'メールアドレスまたはパスワードが正しくありません')
/** Two tabs may refresh with the same cookie at once, and get the same pair; later it is a stolen one. */
const rotationGraceMs = 10_000

export function sessionRoutes(app: Api): void {
  serve(app, login, async (call) => {
    const { db, channel, body, request } = call
    await limitHits(call, `login:${request.ip}`, perAddress)
    const key = loginKey(channel.id, body.username)
    await limitHits(call, `login:${key}`, perName)
    const account = await findUserByLogin(db, channel.id, body.username)
    const fits = await passwordFits(body.password, account?.password_hash ?? 'none')
    await refuseLocked(call, key, account)
    if (!account || !fits) {
      await countFailure(call, key, account)
      throw wrongPassword()
    }
    // Until a second step is made, each code that is asked for counts.
    if (!account.is_verify) await forgetHits(db, `login:${key}`)
    await forgetHits(db, `failed:${key}`)
    return db.transaction().execute(async (trx) => {
      await lockVerified(trx, account, { refusal: wrongPassword })
      return account.is_verify ? beginSecondStep(call, trx, account) : signIn(call, trx, account)
    })
  })

  serve(app, verifyLogin, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `verify:${request.ip}`, perCode)
    await limitHits(call, `verify:${channel.id}:${body.user_id}`, perCodeOfOne)
    const now = clock.now()
    const wrong = () =>
      new Rejection(422, 'auth.verify_failed', '確認コードが正しくないか、有効期限が切れています')
    const code = body.verify_code.normalize('NFKC').trim()
    if (isRegistrationNumber(body.user_id)) {
      const registration = await findPendingRegistration(db, channel.id, body.user_id)
      const matched = registration && (await matchRegistration(call, registration, code))
      const signedIn =
        matched &&
        (await db.transaction().execute(async (trx) => {
          const newcomer = await completeRegistration(trx, call, matched)
          return newcomer && signIn(call, trx, newcomer)
        }))
      if (!signedIn) throw wrong()
      return signedIn
    }
    const pending = await countAttempt(db, body.user_id, 'verify', verifyAttemptMax, now)
    const account = await findUser(db, body.user_id)
    if (!pending || !account || account.channel_id !== channel.id) throw wrong()
    if (pending.token_hash !== hashToken(`${account.id}:${code}`)) throw wrong()
    return db.transaction().execute(async (trx) => {
      if (!(await spendOneTimeToken(trx, pending, now))) throw wrong()
      for (const name of [account.username, account.email])
        await forgetHits(trx, `login:${loginKey(channel.id, name)}`)
      return signIn(call, trx, account, pending.origin_account_ids)
    })
  })

  serve(app, loginSyncChannel, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `sync:${request.ip}`, perAddress)
    const now = clock.now()
    const found = await findOtherChannelLogin(db, channel.id, body.token, now)
    const account = found && (await findUserByLogin(db, channel.id, found.email))
    const refused = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')
    // An account that somebody opened here under another's address is not the other's.
    if (!found || !account?.email_confirmed_at) throw refused()
    return db.transaction().execute(async (trx) => {
      await lockVerified(trx, account, { originIds: found.originIds })
      const still = await findOtherChannelLogin(trx, channel.id, body.token, now)
      if (still?.email !== found.email) throw refused()
      return account.is_verify
        ? beginSecondStep(call, trx, account, found.originIds)
        : signIn(call, trx, account, found.originIds)
    })
  })

  // The bearer of a refresh has usually expired: only the cookie counts.
  serve(app, { ...refreshLogin, access: 'public' }, async (call) => {
    const { db, channel, request, clock } = call
    if (!isOwnOrigin(call)) throw new Rejection(403, 'auth.foreign_origin', 'このサイトからは更新できません')
    const now = clock.now()
    const presented = request.cookies[refreshCookie] ?? ''
    await limitHits(call, `refresh:${request.ip}`, refreshesPerAddress)
    const known = await findByRefreshToken(db, presented)
    if (known) await limitHits(call, `refresh:family:${known.family}`, perFamily)
    const renewed = await db.transaction().execute(async (trx) => {
      const session = await lockByRefreshToken(trx, presented)
      if (!session || session.channel_id !== channel.id || session.left_at || session.revoked_at)
        return undefined
      if (Date.parse(session.refresh_expires_at) <= now.getTime()) return undefined
      if (!session.rotated_at) return { session, tokens: await rotateSession(trx, session, presented, now) }
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
    }
  })

  serve(app, logout, async (call) => {
    const { db, member, body, clock } = call
    await db.transaction().execute(async (trx) => {
      if (body?.is_everywhere) return endAccess(trx, member.id, clock.now())
      await lockAccount(trx, member.id)
      await revokeFamily(trx, member.session_family, clock.now())
    })
    setRefreshCookie(call, null)
  })

  serve(app, unlockAccount, async (call) => {
    const { db, channel, params, clock, request, reply } = call
    void reply.header('cache-control', 'no-store')
    await limitHits(call, `unlock:${request.ip}`, perCode)
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const token = await findOneTimeToken(trx, channel.id, 'unlock', params.token, now)
      if (!token || !(await spendOneTimeToken(trx, token, now))) return { result: false }
      await changeUser(trx, token.user_account_id, { locked_until: null }, now)
      return { result: true }
    })
  })
}
