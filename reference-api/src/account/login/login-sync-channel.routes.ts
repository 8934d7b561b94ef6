import { perAddress } from './login-limits.rules'
import { loginSyncChannel } from '@storefront/contracts'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { lockVerified } from '../account/account-lock.sql'
import { findUserByLogin } from '../account/user-account.sql'
import { beginSecondStep, signIn } from '../session/sign-in.command'
import { findOtherChannelLogin } from '../session/sync-channel.sql'

export function loginSyncChannelRoute(app: Api): void {
  serve(app, loginSyncChannel, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `sync:${request.ip}`, perAddress)
    const now = clock.now()
    const found = await findOtherChannelLogin(db, channel.id, body.token, now)
    const account = found && (await findUserByLogin(db, channel.id, found.email))
    const refused = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')
    // An unconfirmed account may have been opened under someone else's address.
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
}
