import { unlockAccount } from '@storefront/contracts'
import { changeUser } from '../account/user-account.sql'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { findOneTimeToken, spendOneTimeToken } from '../session/one-time-token.sql'
import { perCode } from './login-limits.rules'

export function unlockAccountRoute(app: Api): void {
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
