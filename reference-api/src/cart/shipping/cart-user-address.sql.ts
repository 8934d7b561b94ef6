import { sql, type Expression } from 'kysely'
import type { Db } from '../../platform/database/db'

/** A member. Without one there are neither addresses nor cards. */
type MemberId = number | Expression<number | null>

const addressesOf = (db: Db, memberId: MemberId) =>
  db.selectFrom('user_address').selectAll().where('user_account_id', '=', memberId)

export const ownUserAddress = (db: Db, memberId: MemberId, id: number | null) =>
  addressesOf(db, memberId).where('id', '=', sql<number>`${id}::integer`)

export const ownUserAddresses = (db: Db, memberId: MemberId, ids: readonly number[]) =>
  addressesOf(db, memberId).where('id', '=', sql<number>`any(${ids}::integer[])`)

/** Selects the member's default address, or else the member's own address (`division_ct` 1). */
export const defaultUserAddress = (db: Db, memberId: MemberId) =>
  addressesOf(db, memberId)
    .where((where) => where.or([where('is_default', '=', true), where('division_ct', '=', 1)]))
    .orderBy('is_default', 'desc')
    .limit(1)

/** Selects the member's saved card. */
export const ownUserCard = (db: Db, memberId: MemberId, id: number | null) =>
  db
    .selectFrom('user_card')
    .select(['token', 'token_key', 'masked_number', 'expiration', 'name'])
    .where('user_account_id', '=', memberId)
    .where('id', '=', sql<number>`${id}::integer`)
