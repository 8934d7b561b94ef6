import type { Db } from '../../platform/database/db'
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

/** Lists a member's cards, the main card first. */
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

/** Marks only this card as the main card (§4). Returns undefined if the card belongs to another member. */
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

/** Deletes a card and returns whether it was the main card. Returns undefined if the card doesn't exist. */
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
