import type { Db } from '../database/db'
import type { UserCardTable } from './user-card.table'
import type { Insertable } from 'kysely'

const shownColumns = [
  'id',
  'is_main',
  'token',
  'token_key',
  'name',
  'brand',
  'masked_number',
  'expiration',
] as const

/** The main card first. */
export async function fetchCards(db: Db, memberId: number) {
  return db
    .selectFrom('user_card')
    .select(shownColumns)
    .where('user_account_id', '=', memberId)
    .orderBy('is_main', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertCard(trx: Db, card: Insertable<UserCardTable>) {
  return trx.insertInto('user_card').values(card).returning(shownColumns).executeTakeFirstOrThrow()
}

/** Marks this card only (§4); undefined for another member's. */
export async function markMainCard(trx: Db, memberId: number, id: number) {
  await trx
    .updateTable('user_card')
    .set({ is_main: false })
    .where('user_account_id', '=', memberId)
    .where('id', '<>', id)
    .where('is_main', '=', true)
    .execute()
  return trx
    .updateTable('user_card')
    .set({ is_main: true })
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst()
}

/** Whether it was the main card; undefined for an unknown card. */
export async function removeCard(
  trx: Db,
  memberId: number,
  id: number,
): Promise<{ is_main: boolean } | undefined> {
  return trx
    .deleteFrom('user_card')
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning('is_main')
    .executeTakeFirst()
}
