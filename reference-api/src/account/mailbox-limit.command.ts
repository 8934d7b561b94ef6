import { countHit } from '../rate-limit/rate-limit.sql'
import type { Services } from '../services'
import { loginKey } from './login-key.rules'

const day = 24 * 60 * 60
const mailsADay = 10

/** Mails that a stranger can trigger by typing an address. */
type Unasked = 'registration' | 'reminder' | 'confirmation' | 'login-code'

/**
 * Counts a mail to a mailbox; false after ten of the kind within a day. Jobs call it, so that the response to
 * the request stays the same. Each kind has its own count.
 */
export async function mayMail(
  { db, clock, log }: Services,
  kind: Unasked,
  channelId: number,
  email: string,
): Promise<boolean> {
  const key = `mailbox-${kind}:${loginKey(channelId, email)}`
  const { hit_count } = await countHit(db, key, day, clock.now())
  if (hit_count === mailsADay + 1) log.warn({ kind }, 'a mailbox has had its mails of the day')
  return hit_count <= mailsADay
}
