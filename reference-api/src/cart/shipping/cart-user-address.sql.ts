import type { Db } from '../../platform/database/db'

export const findOwnUserAddress = (db: Db, memberId: number, id: number) =>
  db
    .selectFrom('user_address')
    .selectAll()
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Finds the member's default address, or else the member's own address (`division_ct` 1). */
export const findDefaultUserAddress = (db: Db, memberId: number) =>
  db
    .selectFrom('user_address')
    .selectAll()
    .where('user_account_id', '=', memberId)
    .where((where) => where.or([where('is_default', '=', true), where('division_ct', '=', 1)]))
    .orderBy('is_default', 'desc')
    .executeTakeFirst()

/** Finds the member's saved card. Returns null without a member or an ID, or if the card doesn't exist. */
export async function findOwnUserCard(db: Db, memberId: number | null, id: number | undefined) {
  if (memberId === null || id === undefined) return null
  const card = await db
    .selectFrom('user_card')
    .select(['token', 'token_key', 'masked_number', 'expiration', 'name'])
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return card ?? null
}
