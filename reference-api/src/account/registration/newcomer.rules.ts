import { randomUUID } from 'node:crypto'
import { accountValues, ownAddress, type NormalisedUser } from '../user/user.rules'
import type { Newcomer } from './pending-registration.table'

type Secrets = Pick<Newcomer['account'], 'password_hash' | 'question_ct' | 'answer_hash'>

/**
 * Builds a new member's account and address. The email address doubles as login name until the member chooses
 * one.
 */
export function buildNewcomer(
  user: NormalisedUser,
  secrets: Secrets,
  { channelId, now }: { channelId: number; now: Date },
): Newcomer {
  return {
    account: {
      ...accountValues(user),
      ...secrets,
      channel_id: channelId,
      code: `M${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      username: user.email,
      password_changed_at: now.toISOString(),
    },
    address: user.postal_code || user.address1 ? ownAddress(user) : null,
  }
}
