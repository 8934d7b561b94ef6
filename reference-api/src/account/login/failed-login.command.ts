import { readDevice } from '../session/sign-in.command'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { addLoginHistory } from '../login-history/login-history.sql'
import { countHit, findHits, forgetHits } from '../../platform/rate-limit/rate-limit.sql'
import { Rejection } from '../../platform/http/rejection'
import type { Call } from '../../platform/http/serve'
import { lockAccount } from '../account/account-lock.sql'
import type { UserAccount } from '../account/user-account.table'
import { changeUser } from '../account/user-account.sql'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { unlockMail } from '../account/account-mail.rules'
import { newToken } from '../../platform/secret/token.rules'

const failuresUntilLocked = 5
const lockMinutes = 30
const unlockMinutes = 24 * 60
const lock = { seconds: lockMinutes * 60 }

type LoginCall = Pick<
  Call<string, undefined, undefined, 'public'>,
  'db' | 'channel' | 'clock' | 'config' | 'jobs' | 'log' | 'request'
>

/** Throws a 423 while the name is locked, even if the password is correct. */
export async function refuseLocked(
  { db, clock }: LoginCall,
  key: string,
  account: UserAccount | undefined,
): Promise<void> {
  const now = clock.now()
  const isAccountLocked = account?.locked_until && Date.parse(account.locked_until) > now.getTime()
  if (!isAccountLocked && (account || (await findHits(db, `locked:${key}`, now)) === 0)) return
  throw new Rejection(
    423,
    'auth.locked',
    'ログインの失敗が続いたため、アカウントをロックしています。お送りしたメールから解除できます',
  )
}

/**
 * Counts a failed login. The fifth failure within 30 minutes locks the name for 30 minutes and mails the
 * account's owner an unlock link.
 */
export async function countFailure(
  call: LoginCall,
  key: string,
  tried: UserAccount | undefined,
): Promise<void> {
  const { db, clock, log, request } = call
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const account = tried && (await lockAccount(trx, tried.id))
    if (account) {
      await addLoginHistory(trx, {
        user_account_id: account.id,
        login_at: now,
        is_success: false,
        ...readDevice(request),
      })
    }
    const { hit_count } = await countHit(trx, `failed:${key}`, lock.seconds, now)
    if (hit_count < failuresUntilLocked) return
    await forgetHits(trx, `failed:${key}`)
    log.warn({ lockedMinutes: lockMinutes }, 'a login name is locked after repeated failures')
    if (!account) return void (await countHit(trx, `locked:${key}`, lock.seconds, now))
    const token = newToken()
    const shop = toShopFront(call, call.channel)
    await changeUser(trx, account.id, { locked_until: new Date(now.getTime() + lock.seconds * 1000) }, now)
    await addOneTimeToken(trx, { account, purpose: 'unlock', token, minutes: unlockMinutes, now })
    const mail = unlockMail(shop, account, `${shop.origin}/login/unlock?token=${token}`)
    await call.jobs.enqueue(trx, sendMail, lapsingIn(unlockMinutes, now, mail))
  })
}
