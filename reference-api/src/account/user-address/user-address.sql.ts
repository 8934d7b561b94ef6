import type { StoredAddress, AddressValues, UserAddressTable } from './user-address.table'
import type { Db, Trx } from '../../platform/database/db'
import { lockMember } from '../account/account-lock.sql'
import { joinAddress } from '../../delivery/postal-code/joined-address.rules'
import { formatPostalCode } from '@storefront/locale-ja'
import { sql, type Updateable } from 'kysely'
import { AddressDivision, cartAddressFields } from '@storefront/contracts'

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
  if (own) return void (await correctAddress(db, memberId, own.id, values))
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

async function changeAddress(
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

/** Changes an address in the book and in the open carts that ship to it. */
export async function correctAddress(db: Db, memberId: number, id: number, values: AddressValues) {
  const changed = await changeAddress(db, memberId, id, values)
  if (changed) await correctInCarts(db, changed)
  return changed
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

const changedCode = 'cart.shipping.address_changed'

/**
 * Runs a transaction that holds the member's open carts, then the member. Placing an order takes both in this
 * order.
 */
export const withCartsLocked = <Result>(
  db: Db,
  memberId: number,
  run: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const carts = trx.selectFrom('cart').select('id').where('user_account_id', '=', memberId)
    await carts.where('status', '=', 'open').orderBy('id').forUpdate().execute()
    await lockMember(trx, memberId)
    return run(trx)
  })

/**
 * Corrects the copy of an address in the member's open carts and notes it there. The new version makes an
 * open confirm screen ask again.
 */
async function correctInCarts(db: Db, address: StoredAddress): Promise<void> {
  const columns = cartAddressFields.map((field) => sql`${sql.ref(field)} = ${address[field]}`)
  const copies = cartAddressFields.map((field) => sql.ref(`copy.${field}`))
  const values = cartAddressFields.map((field) => sql`${address[field]}`)
  const note = JSON.stringify([{ code: changedCode, message: noteOf(address) }])
  await sql`
    with corrected as (
      update cart_shipping copy set ${sql.join(columns)} from cart
      where copy.cart_id = cart.id and cart.status = 'open'
        and cart.user_account_id = ${address.user_account_id} and copy.user_address_id = ${address.id}
        and (${sql.join(copies)}) is distinct from (${sql.join(values)})
      returning copy.cart_id
    )
    update cart set version = version + 1,
      notes = jsonb_path_query_array(coalesce(notes, '[]'), ${`$[*] ? (@.code != "${changedCode}")`}::jsonpath) || ${note}::jsonb
    where id in (select cart_id from corrected)`.execute(db)
}

function noteOf({ postal_code, ...address }: StoredAddress): string {
  const name = `${address.shipping_last_name} ${address.shipping_first_name}`
  const place = `〒${formatPostalCode(postal_code)} ${joinAddress(address)}`
  return `お届け先の「${name} さま」は、住所録の変更に合わせて「${place}」へお届けします。`
}
