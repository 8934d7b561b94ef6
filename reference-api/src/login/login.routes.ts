import { refreshLoginRoute } from './refresh-login.routes'
import { loginSyncChannelRoute } from './login-sync-channel.routes'
import { verifyLoginRoute } from './verify-login.routes'
import { perAddress, perCode } from './login-limits.rules'
import { login, logout, unlockAccount } from '@storefront/contracts'
import { limitHits } from '../rate-limit/rate-limit.command'
import { forgetHits } from '../rate-limit/rate-limit.sql'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { lockAccount, lockVerified } from '../account/account-lock.sql'
import { changeUser, findUserByLogin } from '../account/user-account.sql'
import { loginKey } from '../account/login-key.rules'
import { countFailure, refuseLocked } from './failed-login.command'
import { beginSecondStep, setRefreshCookie, signIn } from '../session/sign-in.command'
import { findOneTimeToken, spendOneTimeToken } from '../session/one-time-token.sql'
import { passwordFits } from '../secret/password'
import { endAccess } from '../session/end-access.command'
import { revokeFamily } from '../session/session.sql'
const perName = { hits: 10, windowSeconds: 300 }
const wrongPassword = () =>
  new Rejection(422, 'auth.failed', 'メールアドレスまたはパスワードが正しくありません')

export function sessionRoutes(app: Api): void {
  loginRoute(app)
  verifyLoginRoute(app)
  loginSyncChannelRoute(app)
  refreshLoginRoute(app)
  logoutRoute(app)
  unlockAccountRoute(app)
}

function loginRoute(app: Api): void {
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
}

function logoutRoute(app: Api): void {
  serve(app, logout, async (call) => {
    const { db, member, body, clock } = call
    await db.transaction().execute(async (trx) => {
      if (body?.is_everywhere) return endAccess(trx, member.id, clock.now())
      await lockAccount(trx, member.id)
      await revokeFamily(trx, member.session_family, clock.now())
    })
    setRefreshCookie(call, null)
  })
}

function unlockAccountRoute(app: Api): void {
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
