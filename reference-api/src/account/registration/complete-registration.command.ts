import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import type { Services } from '../../services'
import { registrationMail } from '../account/account-mail.rules'
import { saveOwnAddress } from '../user-address/user-address.sql'
import { hashRegistrationCode } from './registration-code.rules'
import {
  countRegistrationAttempt,
  takePendingRegistration,
  type findPendingRegistration,
} from './pending-registration.sql'
import { isEmailTaken } from '../email-verify/taken-email.sql'
import type { UserAccount } from '../account/user-account.table'
import { giveOrderToMember } from './guest-order.sql'
import { insertUser } from '../account/user-account.sql'

const attemptMax = 5

type Completing = Services & { channel: Channel }
type Pending = NonNullable<Awaited<ReturnType<typeof findPendingRegistration>>>

/**
 * Returns the registration if the code matches, and counts the attempt. Returns undefined if the code is
 * wrong, expired or out of attempts.
 */
export async function matchRegistration(
  call: Completing,
  pending: Pending,
  code: string,
): Promise<Pending | undefined> {
  const isOpen = await countRegistrationAttempt(call.db, pending.id, attemptMax, call.clock.now())
  return isOpen && pending.code_hash === hashRegistrationCode(pending.id, code) ? pending : undefined
}

/**
 * Creates the account with a confirmed address. Returns undefined if another account has taken the address in
 * the meantime.
 */
export async function completeRegistration(
  trx: Db,
  call: Completing,
  pending: Pending,
): Promise<UserAccount | undefined> {
  const { clock, channel, jobs } = call
  const now = clock.now()
  if (
    !(await takePendingRegistration(trx, pending.id)) ||
    (await isEmailTaken(trx, channel.id, pending.email, now))
  )
    return undefined
  const { account: values, address, order_id } = pending.newcomer
  const account = await insertUser(trx, {
    ...values,
    email_confirmed_at: now,
    is_registered_member: true,
  })
  if (!account) return undefined
  if (address) await saveOwnAddress(trx, account.id, address)
  if (order_id !== undefined) await giveOrderToMember(trx, order_id, account.id)
  const shop = toShopFront(call, channel)
  await jobs.enqueue(trx, sendMail, registrationMail(shop, account, `${shop.origin}/ec`))
  return account
}
