import type { Services } from '../../services'
import { creditStatus } from './credit.rules'
import { buildCreditQuery, findPayment, insertPayment, listAccounts } from './credit.sql'

type Told = { code: string; amount: number; reference: string }

/**
 * Records a business customer's payment and returns its credit. Recording the same reference again has no
 * effect, or fails if the amount differs. Error messages are for staff.
 */
export async function recordCreditPayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { code, amount, reference }: Told,
) {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('The amount is whole yen, above 0.')
  const [account, ...others] = await listAccounts(db, code)
  if (!account) throw new Error(`Member ${code} has no credit account.`)
  if (others.length > 0) throw new Error(`More than one shop has a member ${code}.`)
  const isNew = await insertPayment(db, { ...account, amount, reference, paid_at: clock.now() })
  const noted = isNew ? undefined : await findPayment(db, account.user_account_id, reference)
  if (noted && noted.amount !== amount)
    throw new Error(`${reference} is noted already, with ${noted.amount} yen instead of ${amount}.`)
  const row = await buildCreditQuery(db, account.user_account_id).executeTakeFirstOrThrow()
  return { is_new: isNew, ...creditStatus(row) }
}
