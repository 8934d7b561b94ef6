import type { Db } from '../database/db'
import { Rejection } from '../http/rejection'
import type { UserAccount } from './user-account.table'

const unauthorised = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')

/**
 * Locks an account's row, and the rows of accounts that a login was carried from, in order of their numbers:
 * whoever opens, renews or ends sessions, links or codes holds it first, and the rows that hang on it after.
 * Foreign keys are not kept waiting. Undefined when the account has left; call it in a transaction.
 */
export async function lockAccount(
  trx: Db,
  id: number,
  originIds: readonly number[] = [],
): Promise<UserAccount | undefined> {
  const rows = await trx
    .selectFrom('user_account')
    .selectAll()
    .where('id', 'in', [id, ...originIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.find((row) => row.id === id && row.left_at === null)
}

/** Whose password has been verified, as the row was read then. */
export type Verified = Pick<UserAccount, 'id' | 'password_hash'>

/**
 * Locks an account whose password was verified before; 401, or the given refusal, when it is another by now.
 */
export async function lockVerified(
  trx: Db,
  { id, password_hash }: Verified,
  { originIds, refusal = unauthorised }: { originIds?: readonly number[]; refusal?: () => Rejection } = {},
): Promise<void> {
  const account = await lockAccount(trx, id, originIds)
  if (account?.password_hash !== password_hash) throw refusal()
}

/** As {@link lockVerified}, for a member whose session must not have ended in the meantime either. */
export async function lockSignedIn(trx: Db, account: Verified, family: string): Promise<void> {
  await lockVerified(trx, account)
  const open = await trx
    .selectFrom('user_session')
    .select('id')
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!open) throw unauthorised()
}

/**
 * Serialises the writes of a member, so that limits hold and nothing is written of who has left: 401. Waits
 * for rows that are being written with a key of the account.
 */
export async function lockMember(trx: Db, memberId: number): Promise<void> {
  if (!(await lockPresent(trx, memberId))) throw unauthorised()
}

/** As {@link lockMember}, for a job: false when the member has left. */
export async function lockPresent(trx: Db, memberId: number): Promise<boolean> {
  return (await lockWhole(trx, memberId))?.left_at === null
}

/** Holds the row of who has left while it is erased. */
export async function lockLeft(trx: Db, id: number): Promise<void> {
  await lockWhole(trx, id)
}

const lockWhole = (trx: Db, id: number) =>
  trx.selectFrom('user_account').select('left_at').where('id', '=', id).forUpdate().executeTakeFirst()
