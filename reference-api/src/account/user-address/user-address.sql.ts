import type { StoredAddress, AddressValues, UserAddressTable } from './user-address.table'
import type { Db } from '../../platform/database/db'
import type { Updateable } from 'kysely'
import { AddressDivision } from '@storefront/contracts'

const of = (db: Db, memberId: number) =>
  db.selectFrom('user_address').selectAll().where('user_account_id', '=', memberId)

export async function findOwnAddress(db: Db, memberId: number): Promise<StoredAddress | undefined> {
  return of(db, memberId).where('division_ct', '=', AddressDivision.own).executeTakeFirst()
}

/** Lists the member's own address first, then the others from newest to oldest. */
export async function fetchAddresses(db: Db, memberId: number): Promise<StoredAddress[]> {
  return of(db, memberId).orderBy('division_ct').orderBy('id', 'desc').execute()
}

export async function findAddress(db: Db, memberId: number, id: number): Promise<StoredAddress | undefined> {
  return of(db, memberId).where('id', '=', id).executeTakeFirst()
}

/**
 * Saves the member's own address, of which there is only one. A member's very first address also becomes the
 * default.
 */
export async function saveOwnAddress(db: Db, memberId: number, values: AddressValues) {
  const own = await findOwnAddress(db, memberId)
  if (own) return void (await changeAddress(db, memberId, own.id, values))
  await insertAddresses(db, memberId, [values])
}

/**
 * Rows per statement. A statement can hold 65,535 values, but smaller statements block other requests for a
 * shorter time.
 */
const rowsPerInsert = 50

export async function insertAddresses(
  db: Db,
  memberId: number,
  addresses: AddressValues[],
): Promise<StoredAddress[]> {
  const inserted: StoredAddress[] = []
  for (let start = 0; start < addresses.length; start += rowsPerInsert) {
    const values = addresses
      .slice(start, start + rowsPerInsert)
      .map((one) => ({ ...one, user_account_id: memberId }))
    inserted.push(...(await db.insertInto('user_address').values(values).returningAll().execute()))
  }
  await ensureDefault(db, memberId)
  return inserted
}

/**
 * Ensures that the book has a default address unless it is empty, falling back to the first address in the
 * list.
 */
export async function ensureDefault(trx: Db, memberId: number) {
  if (await of(trx, memberId).where('is_default', '=', true).executeTakeFirst()) return
  const first = await of(trx, memberId).orderBy('division_ct').orderBy('id', 'desc').executeTakeFirst()
  if (first) await markAddress(trx, memberId, first.id, 'is_default')
}

export async function countAddresses(db: Db, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_account_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

export async function changeAddress(
  db: Db,
  memberId: number,
  id: number,
  values: Updateable<UserAddressTable>,
): Promise<StoredAddress | undefined> {
  return db
    .updateTable('user_address')
    .set(values)
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Marks only this address (§4). Must run in a transaction. */
export async function markAddress(
  trx: Db,
  memberId: number,
  id: number,
  mark: 'is_default' | 'is_sender_default',
) {
  await trx
    .updateTable('user_address')
    .set({ [mark]: false })
    .where('user_account_id', '=', memberId)
    .where('id', '<>', id)
    .where(mark, '=', true)
    .execute()
  return changeAddress(trx, memberId, id, { [mark]: true })
}

/**
 * Deletes one address or all of them, but never the member's own. Returns the number of deleted addresses.
 * Picks a new default if necessary. Must run in a transaction that locks the member.
 */
export async function removeAddresses(trx: Db, memberId: number, id?: number): Promise<number> {
  let removal = trx
    .deleteFrom('user_address')
    .where('user_account_id', '=', memberId)
    .where('division_ct', '<>', AddressDivision.own)
  if (id !== undefined) removal = removal.where('id', '=', id)
  const { numDeletedRows } = await removal.executeTakeFirst()
  await ensureDefault(trx, memberId)
  return Number(numDeletedRows)
}
