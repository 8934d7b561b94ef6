import { countHit } from '../../platform/rate-limit/rate-limit.sql'
import type { Services } from '../../services'
import { loginKey } from './login-key.rules'

const day = 24 * 60 * 60
const mailsADay = 10

/** Emails that anyone can trigger by entering an address. */
type UnsolicitedMail = 'registration' | 'reminder' | 'confirmation' | 'login-code'

/**
 * Counts an email to a mailbox and returns false after ten of the same kind within a day. Each kind is
 * counted separately. Called from jobs, so that the response to the request doesn't reveal the limit.
 */
export async function mayMail(
  { db, clock, log }: Services,
  kind: UnsolicitedMail,
  channelId: number,
  email: string,
): Promise<boolean> {
  const key = `mailbox-${kind}:${loginKey(channelId, email)}`
  const { hit_count } = await countHit(db, key, day, clock.now())
  if (hit_count === mailsADay + 1) log.warn({ kind }, 'a mailbox has had its mails of the day')
  return hit_count <= mailsADay
}
