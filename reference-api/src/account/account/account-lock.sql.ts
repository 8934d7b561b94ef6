import type { Db, Trx } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import type { UserAccount } from './user-account.table'

const unauthorised = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')

/**
 * Locks the account's row and the rows of `originIds`, the accounts that its login was carried over from, in
 * ascending order of ID. Every change to sessions, links or codes takes this lock before it locks dependent
 * rows. Inserts that reference the account by foreign key don't wait for this lock. Returns undefined if the
 * account has been closed. Call this in a transaction.
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

/** An account's ID and its password hash when the password was verified. */
export type Verified = Pick<UserAccount, 'id' | 'password_hash'>

/**
 * Locks an account with a password that was verified earlier. Throws `refusal` (401 by default) if the
 * password has changed since.
 */
export async function lockVerified(
  trx: Db,
  { id, password_hash }: Verified,
  { originIds, refusal = unauthorised }: { originIds?: readonly number[]; refusal?: () => Rejection } = {},
): Promise<void> {
  const account = await lockAccount(trx, id, originIds)
  if (account?.password_hash !== password_hash) throw refusal()
}

/** Like {@link lockVerified}, but also rejects a session that has ended in the meantime. */
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
 * Serialises a member's writes so that limits hold. Responds 401 if the account has been closed. Waits for
 * in-flight writes to rows that reference the account by foreign key.
 */
export async function lockMember(trx: Db, memberId: number): Promise<void> {
  if (!(await lockPresent(trx, memberId))) throw unauthorised()
}

/** Runs a transaction that holds the member's lock, see {@link lockMember}. */
export const withMemberLock = async <Result>(
  db: Db,
  memberId: number,
  run: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    return run(trx)
  })

/** Like {@link lockMember}, but for jobs: returns false if the account has been closed. */
export async function lockPresent(trx: Db, memberId: number): Promise<boolean> {
  return (await lockWhole(trx, memberId))?.left_at === null
}

export async function lockLeft(trx: Db, id: number): Promise<void> {
  await lockWhole(trx, id)
}

const lockWhole = (trx: Db, id: number) =>
  trx.selectFrom('user_account').select('left_at').where('id', '=', id).forUpdate().executeTakeFirst()
