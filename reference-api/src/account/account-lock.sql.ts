import type { Db } from '../database/db'
import { Rejection } from '../http/rejection'
import type { UserAccount } from './user-account.table'

const unauthorised = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')

/**
 * Locks an account's row and those of the accounts that a login came from, in ascending id: every change of
 * sessions, links or codes takes this lock first and the dependent rows afterwards. Foreign keys do not wait
 * for it. Undefined when the account has left; call it in a transaction.
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

/** The row as it was when its password was verified. */
export type Verified = Pick<UserAccount, 'id' | 'password_hash'>

/**
 * Locks an account whose password was verified earlier; throws `refusal` (401) when the password has changed.
 */
export async function lockVerified(
  trx: Db,
  { id, password_hash }: Verified,
  { originIds, refusal = unauthorised }: { originIds?: readonly number[]; refusal?: () => Rejection } = {},
): Promise<void> {
  const account = await lockAccount(trx, id, originIds)
  if (account?.password_hash !== password_hash) throw refusal()
}

/** As {@link lockVerified}, and refuses a session that has ended meanwhile. */
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
 * Serialises a member's writes, so that limits hold; 401 when the member has left. Waits for rows that are
 * being written with a foreign key to the account.
 */
export async function lockMember(trx: Db, memberId: number): Promise<void> {
  if (!(await lockPresent(trx, memberId))) throw unauthorised()
}

/** As {@link lockMember}, for a job: false when the member has left. */
export async function lockPresent(trx: Db, memberId: number): Promise<boolean> {
  return (await lockWhole(trx, memberId))?.left_at === null
}

export async function lockLeft(trx: Db, id: number): Promise<void> {
  await lockWhole(trx, id)
}

const lockWhole = (trx: Db, id: number) =>
  trx.selectFrom('user_account').select('left_at').where('id', '=', id).forUpdate().executeTakeFirst()
