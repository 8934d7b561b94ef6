import type { Services } from '../services'
import { creditStatus } from './credit.rules'
import { creditOf, listMembers, writeLimit } from './credit.sql'

/** The largest integer of the column. */
const highestLimit = 2_147_483_647

/**
 * Opens a member's account or changes its limit, and returns its credit; a debt stays. Error messages are for
 * staff.
 */
export async function setCreditLimit(
  { db }: Pick<Services, 'db'>,
  { code, limit }: { code: string; limit: number },
) {
  if (!Number.isInteger(limit) || limit < 0 || limit > highestLimit)
    throw new Error(`The limit is whole yen, from 0 to ${highestLimit}.`)
  const [member, ...others] = await listMembers(db, code)
  if (!member) throw new Error(`There is no member ${code}.`)
  if (others.length > 0) throw new Error(`More than one shop has a member ${code}.`)
  await writeLimit(db, { ...member, credit_limit: limit })
  return creditStatus(await creditOf(db, member.user_account_id).executeTakeFirstOrThrow())
}
