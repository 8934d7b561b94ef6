import { login, loginSyncChannel, logout, refreshLogin, unlockAccount, verifyLogin } from '@storefront/contracts'
import { toInstant } from '../database/parsers'
import { addLoginHistory } from '../login-history/login-history.sql'
import { sendMail } from '../mail/send-mail'
import { limitHits } from '../rate-limit/rate-limit.rules'
import { forgetHits } from '../rate-limit/rate-limit.sql'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { changeUser, countFailedLogin, findUser, findUserByLogin, type UserAccount } from '../user/user.sql'
import { beginSecondStep, refreshCookie, setRefreshCookie, signIn } from './login.rules'
import { addOneTimeToken, countAttempt, findOneTimeToken, useOneTimeToken } from './one-time-token.sql'
import { passwordFits } from './password.rules'
import { unlockMail } from './session-mail.rules'
import { lockByRefreshToken, markRotated, openSession, revokeFamily } from './session.sql'
import { findOtherChannelLogin } from './sync-channel.sql'
import { hashToken, newToken } from './token.rules'

const perAddress = { hits: 60, windowSeconds: 300 }
const perName = { hits: 10, windowSeconds: 300 }
const failuresUntilLocked = 5
const lockMinutes = 30
const unlockMinutes = 24 * 60
const verifyAttemptMax = 5
/** Two tabs may refresh with the same cookie at once; later it is a stolen one. */
const rotationGraceMs = 10_000

const refused = () => new Rejection(422, 'auth.failed', 'メールアドレスまたはパスワードが正しくありません')

export function sessionRoutes(app: Api): void {
  serve(app, login, async (call) => {
    const { db, channel, body, request, clock } = call
    await limitHits(call, `login:${request.ip}`, perAddress)
    const nameKey = `login:${channel.id}:${hashToken(body.username.trim().toLowerCase())}`
    await limitHits(call, nameKey, perName)
    const account = await findUserByLogin(db, channel.id, body.username)
    const fits = await passwordFits(body.password, account?.password_hash ?? 'none')
    if (!account) throw refused()
    if (account.locked_until && Date.parse(account.locked_until) > clock.now().getTime()) {
      throw new Rejection(423, 'auth.locked', 'ログインの失敗が続いたため、アカウントをロックしています。お送りしたメールから解除できます')
    }
    if (!fits) {
      await refuse(account)
      throw refused()
    }
    await forgetHits(db, nameKey)
    return db.transaction().execute((trx) => (account.is_verify ? beginSecondStep(call, trx, account) : signIn(call, trx, account)))

    async function refuse(failed: UserAccount) {
      await db.transaction().execute(async (trx) => {
        const now = clock.now()
        await addLoginHistory(trx, { user_account_id: failed.id, login_at: now, is_success: false, ip_address: request.ip })
        if ((await countFailedLogin(trx, failed.id)) < failuresUntilLocked) return
        const token = newToken()
        await changeUser(trx, failed.id, { locked_until: new Date(now.getTime() + lockMinutes * 60_000), failed_login_count: 0 }, now)
        await addOneTimeToken(trx, { userAccountId: failed.id, purpose: 'unlock', token, minutes: unlockMinutes, now })
        await call.jobs.enqueue(trx, sendMail, unlockMail(failed, `${call.config.publicOrigin}/login/unlock?token=${token}`))
      })
    }
  })

  serve(app, verifyLogin, async (call) => {
    const { db, channel, body, clock } = call
    const now = clock.now()
    const wrong = () => new Rejection(422, 'auth.verify_failed', '確認コードが正しくないか、有効期限が切れています')
    const pending = await countAttempt(db, body.user_id, 'verify', verifyAttemptMax, now)
    const account = await findUser(db, body.user_id)
    if (!pending || !account || account.channel_id !== channel.id) throw wrong()
    if (pending.token_hash !== hashToken(`${account.id}:${body.verify_code.normalize('NFKC').trim()}`)) throw wrong()
    return db.transaction().execute(async (trx) => {
      if (!(await useOneTimeToken(trx, pending.id, now))) throw wrong()
      return signIn(call, trx, account)
    })
  })

  serve(app, loginSyncChannel, async (call) => {
    const { db, channel, body, clock } = call
    const email = await findOtherChannelLogin(db, channel.id, body.token, clock.now())
    const account = email ? await findUserByLogin(db, channel.id, email) : undefined
    if (!account) throw new Rejection(401, 'auth.unauthorised', 'ログインしてください')
    return db.transaction().execute((trx) => signIn(call, trx, account))
  })

  // The bearer of a refresh has usually expired: only the cookie counts.
  serve(app, { ...refreshLogin, access: 'public' }, async (call) => {
    const { db, channel, request, clock } = call
    const now = clock.now()
    const renewed = await db.transaction().execute(async (trx) => {
      const session = await lockByRefreshToken(trx, request.cookies[refreshCookie] ?? '')
      if (!session || session.channel_id !== channel.id || session.left_at || session.revoked_at) return undefined
      if (Date.parse(session.refresh_expires_at) <= now.getTime()) return undefined
      if (session.rotated_at && now.getTime() - Date.parse(session.rotated_at) > rotationGraceMs) {
        await revokeFamily(trx, session.family, now)
        return undefined
      }
      if (!session.rotated_at) await markRotated(trx, session.id, now)
      return { session, tokens: await openSession(trx, session.user_account_id, now, session.family) }
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
    await revokeFamily(call.db, call.member.session_family, call.clock.now())
    setRefreshCookie(call, null)
  })

  serve(app, unlockAccount, async ({ db, channel, params, clock }) => {
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const token = await findOneTimeToken(trx, channel.id, 'unlock', params.token, now)
      if (!token || !(await useOneTimeToken(trx, token.id, now))) return { result: false }
      await changeUser(trx, token.user_account_id, { locked_until: null, failed_login_count: 0 }, now)
      return { result: true }
    })
  })
}
