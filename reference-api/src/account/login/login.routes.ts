import { perAddress } from './login-limits.rules'
import { login } from '@storefront/contracts'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { forgetHits } from '../../platform/rate-limit/rate-limit.sql'
import { rejectedField } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { lockVerified } from '../account/account-lock.sql'
import { findUserByLogin } from '../account/user-account.sql'
import { loginKey } from '../account/login-key.rules'
import { countFailure, refuseLocked } from './failed-login.command'
import { beginSecondStep, signIn } from '../session/sign-in.command'
import { passwordFits } from '../../platform/secret/password'

const perName = { hits: 10, windowSeconds: 300 }
const wrongPassword = () =>
  rejectedField('auth.failed', 'password', 'メールアドレスまたはパスワードが正しくありません')

export function loginRoute(app: Api): void {
  serve(app, login, async (call) => {
    const { db, channel, body, request } = call
    await limitHits(call, `login:${request.ip}`, perAddress)
    const key = loginKey(channel.id, body.username)
    await limitHits(call, `login:${key}`, perName)
    await requireHuman(call, channel.id, 'login', body.captcha_token)
    const account = await findUserByLogin(db, channel.id, body.username)
    const fits = await passwordFits(body.password, account?.password_hash ?? 'none')
    await refuseLocked(call, key, account)
    if (!account || !fits) {
      await countFailure(call, key, account)
      throw wrongPassword()
    }
    // Until the second step succeeds, every requested code counts towards the limit.
    if (!account.is_verify) await forgetHits(db, `login:${key}`)
    await forgetHits(db, `failed:${key}`)
    return db.transaction().execute(async (trx) => {
      await lockVerified(trx, account, { refusal: wrongPassword })
      return account.is_verify ? beginSecondStep(call, trx, account) : signIn(call, trx, account)
    })
  })
}
