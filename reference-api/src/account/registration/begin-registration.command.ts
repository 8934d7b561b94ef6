import type { LoginResponse } from '@storefront/contracts'
import type { Kysely } from 'kysely'
import { randomInt } from 'node:crypto'
import type { Channel } from '../../platform/http/caller'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Database } from '../../platform/database/schema'
import { defineJob } from '../../platform/jobs/job'
import { mayMail } from '../account/mailbox-limit.command'
import { sendMail } from '../../platform/mail/send-mail.job'
import type { Services } from '../../services'
import { registrationCodeMail } from '../account/account-mail.rules'
import { hashToken } from '../../platform/secret/token.rules'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { findSetting } from '../../shop/setting/setting.sql'
import type { Newcomer } from './pending-registration.table'
import { addPendingRegistration, findPendingRegistration } from './pending-registration.sql'
import { isEmailTaken } from '../email-verify/taken-email.sql'
import { notifyOwner } from '../account/notify-owner.command'
import { newPendingNumber } from '../../platform/secret/pending-number.rules'

const codeMinutes = 30

export const hashRegistrationCode = (id: number, code: string) => hashToken(`registration:${id}:${code}`)

/**
 * Mails a registration code, or notifies an existing member that they already have an account. Runs as a job,
 * so that the response doesn't reveal whether there is an account.
 */
export const sendRegistrationCode = defineJob<{ channel_id: number; id: number; code: string }>({
  name: 'user.registration-code',
  isPrivate: true,
  async run({ channel_id, id, code }, services) {
    const { db, clock, jobs } = services
    const pending = await findPendingRegistration(db, channel_id, id)
    if (!pending) return
    if (await isEmailTaken(db, channel_id, pending.email, clock.now()))
      return notifyOwner(services, channel_id, pending.email)
    if (!(await mayMail(services, 'registration', channel_id, pending.email))) return
    const shop = toShopFront(services, await findChannelById(db, channel_id))
    await jobs.enqueue(db, sendMail, registrationCodeMail(shop, pending.email, code, codeMinutes))
  },
})

type Registering = Pick<Services, 'clock' | 'jobs'> & { channel: Channel }

/**
 * Stores the registration until its code is entered. The login response leads to the second step (§4), even
 * if the address is already registered.
 */
export async function beginRegistration(
  trx: Kysely<Database>,
  { clock, jobs, channel }: Registering,
  newcomer: Newcomer,
): Promise<LoginResponse> {
  const id = newPendingNumber()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = clock.now()
  await addPendingRegistration(trx, {
    id,
    channel_id: channel.id,
    email: newcomer.account.email,
    code_hash: hashRegistrationCode(id, code),
    newcomer: JSON.stringify(newcomer),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    created_at: now,
  })
  await jobs.enqueue(trx, sendRegistrationCode, { channel_id: channel.id, id, code })
  const isShown = isOn(await findSetting(trx, channel.id, 'AUTH.IS_VERIFY_CODE_SHOWN'))
  return {
    access_token: null,
    expires_in: null,
    expires_at: null,
    user_id: id,
    is_registered_member: false,
    has_password_expired: false,
    has_mail_error_count_over: false,
    is_verify: true,
    verify_code: isShown ? code : null,
  }
}
