import type { Services } from '../../services'
import { creditStatus } from './credit.rules'
import { buildCreditQuery, listMembers, writeLimit } from './credit.sql'

/** Largest value of an integer column. */
const highestLimit = 2_147_483_647

/**
 * Opens a credit account for a member or changes its limit, and returns the member's credit. Existing debt is
 * unaffected. Error messages are for staff.
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
  return creditStatus(await buildCreditQuery(db, member.user_account_id).executeTakeFirstOrThrow())
}
