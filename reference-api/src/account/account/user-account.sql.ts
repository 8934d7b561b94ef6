import type { UserAccount, UserAccountTable } from './user-account.table'
import type { Db } from '../../platform/database/db'
import type { Insertable, Updateable } from 'kysely'
import { caseless } from '../../platform/person/person-normalise.rules'

const present = (db: Db) => db.selectFrom('user_account').selectAll().where('left_at', 'is', null)

export async function findUser(db: Db, id: number): Promise<UserAccount | undefined> {
  return present(db).where('id', '=', id).executeTakeFirst()
}

/** @param login username or email address, case-insensitive */
export async function findUserByLogin(
  db: Db,
  channelId: number,
  login: string,
): Promise<UserAccount | undefined> {
  const name = caseless(login)
  return present(db)
    .where('channel_id', '=', channelId)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['username']), '=', name),
        eb(eb.fn<string>('lower', ['email']), '=', name),
      ]),
    )
    .executeTakeFirst()
}

/** Returns undefined if the email address or username has been taken in the meantime. */
export async function insertUser(
  db: Db,
  values: Insertable<UserAccountTable>,
): Promise<UserAccount | undefined> {
  return db
    .insertInto('user_account')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function changeUser(db: Db, id: number, values: Updateable<UserAccountTable>, now: Date) {
  await db
    .updateTable('user_account')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute()
}
