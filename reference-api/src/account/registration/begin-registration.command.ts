import type { LoginResponse } from '@storefront/contracts'
import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import type { Services } from '../../services'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { findSetting } from '../../shop/setting/setting.sql'
import type { Newcomer } from './pending-registration.table'
import { addPendingRegistration } from './pending-registration.sql'
import { codeMinutes, hashRegistrationCode } from './registration-code.rules'
import { sendRegistrationCode } from './send-registration-code.job'
import { newPendingNumber } from '../../platform/secret/pending-number.rules'

type Registering = Pick<Services, 'clock' | 'jobs'> & { channel: Channel }

/**
 * Stores the registration until its code is entered. The login response leads to the second step (§4), even
 * if the address is already registered.
 */
export async function beginRegistration(
  trx: Db,
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
