import type { LoginResponse } from '@storefront/contracts'
import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import type { Services } from '../../services'
import { toSecondStep } from '../session/sign-in.command'
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
  return toSecondStep(trx, channel.id, { id, code })
}
