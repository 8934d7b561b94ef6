import { perCode } from './login-limits.rules'
import { verifyLogin } from '@storefront/contracts'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { forgetHits } from '../../platform/rate-limit/rate-limit.sql'
import { rejectedField } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { completeRegistration, matchRegistration } from '../registration/complete-registration.command'
import { findPendingRegistration } from '../registration/pending-registration.sql'
import { loginByCode } from '../login-code/login-by-code.command'
import { findUser } from '../account/user-account.sql'
import { loginKey } from '../account/login-key.rules'
import { addLoginHistory } from '../login-history/login-history.sql'
import { readDevice, signIn } from '../session/sign-in.command'
import { countAttempt, spendOneTimeToken } from '../session/one-time-token.sql'
import { hashToken } from '../../platform/secret/token.rules'
import { isPendingNumber } from '../../platform/secret/pending-number.rules'

const perCodeOfOne = { hits: 15, windowSeconds: 600 }

const verifyAttemptMax = 5

export function verifyLoginRoute(app: Api): void {
  serve(app, verifyLogin, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `verify:${request.ip}`, perCode)
    await limitHits(call, `verify:${channel.id}:${body.user_id}`, perCodeOfOne)
    const now = clock.now()
    const wrong = () =>
      rejectedField('auth.verify_failed', 'verify_code', '確認コードが正しくないか、有効期限が切れています')
    const code = body.verify_code.normalize('NFKC').trim()
    if (isPendingNumber(body.user_id)) {
      const registration = await findPendingRegistration(db, channel.id, body.user_id)
      // A code that doesn't belong to a registration belongs to a passwordless login.
      if (!registration) return loginByCode(call, { id: body.user_id, code }, wrong)
      const matched = await matchRegistration(call, registration, code)
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
    if (pending.token_hash !== hashToken(`${account.id}:${code}`)) {
      const failure = { user_account_id: account.id, login_at: now, is_success: false }
      await addLoginHistory(db, { ...failure, ...readDevice(request) })
      throw wrong()
    }
    return db.transaction().execute(async (trx) => {
      if (!(await spendOneTimeToken(trx, pending, now))) throw wrong()
      for (const name of [account.username, account.email])
        await forgetHits(trx, `login:${loginKey(channel.id, name)}`)
      return signIn(call, trx, account, pending.origin_account_ids)
    })
  })
}
