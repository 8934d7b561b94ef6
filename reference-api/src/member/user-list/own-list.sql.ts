import type { UserList } from '@storefront/contracts'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { Page } from '../../platform/paging/paging.rules'
import type { UserListTable } from './user-list.table'

/** The number of visible products in a list. */
const count = sql<number>`(select count(*)::int from user_list_product listed
  join product on product.id = listed.product_id and product.is_show where listed.user_list_id = user_list.id)`

type OwnList = UserList & { id: number }
type Row = { id: number; key: string; name: string; note: string; share_token: string | null; count: number }

const wire = ({ share_token, ...row }: Row): OwnList => ({
  ...row,
  is_own: true,
  share_path: share_token === null ? null : `/list/${share_token}`,
})

const selected = (db: Db) =>
  db
    .selectFrom('user_list')
    .select([
      'user_list.id',
      'user_list.key',
      'user_list.name',
      'user_list.note',
      'share_token',
      count.as('count'),
    ])

export async function fetchOwnLists(db: Db, memberId: number): Promise<OwnList[]> {
  const rows = await selected(db).where('user_account_id', '=', memberId).orderBy('user_list.id').execute()
  return rows.map(wire)
}

export async function findOwnList(db: Db, memberId: number, key: string): Promise<OwnList | undefined> {
  const row = await selected(db)
    .where('user_account_id', '=', memberId)
    .where('user_list.key', '=', key)
    .executeTakeFirst()
  return row && wire(row)
}

export async function findSharedList(db: Db, channelId: number, token: string) {
  const row = await selected(db)
    .innerJoin('user_account', 'user_account.id', 'user_list.user_account_id')
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .where('share_token', '=', token)
    .executeTakeFirst()
  return row && wire(row)
}

export async function insertList(
  db: Db,
  memberId: number,
  list: { key: string; name: string; note: string },
): Promise<void> {
  await db
    .insertInto('user_list')
    .values({ ...list, user_account_id: memberId })
    .execute()
}

export async function changeList(db: Db, id: number, values: Updateable<UserListTable>): Promise<void> {
  await db.updateTable('user_list').set(values).where('id', '=', id).execute()
}

export async function removeList(db: Db, id: number): Promise<void> {
  await db.deleteFrom('user_list').where('id', '=', id).execute()
}

/** Lists the ids of a list's visible products, most recently added first. */
export async function fetchListedIds(db: Db, listId: number, page: Page): Promise<number[]> {
  const rows = await db
    .selectFrom('user_list_product')
    .innerJoin('product', 'product.id', 'user_list_product.product_id')
    .where('user_list_id', '=', listId)
    .where('product.is_show', '=', true)
    .select('product_id')
    .orderBy('user_list_product.created_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/**
 * Adds the products that exist in the channel. Returns their number, including products already in the list.
 */
export async function addToList(
  db: Db,
  of: { channelId: number; memberId: number; listId: number },
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0
  const known = await db
    .selectFrom('product')
    .select('id')
    .where('channel_id', '=', of.channelId)
    .where('id', 'in', ids)
    .execute()
  if (known.length === 0) return 0
  await db
    .insertInto('user_list_product')
    .values(
      known.map(({ id }) => ({ user_list_id: of.listId, user_account_id: of.memberId, product_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return known.length
}

export async function takeFromList(db: Db, listId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('user_list_product')
    .where('user_list_id', '=', listId)
    .where('product_id', 'in', ids)
    .execute()
}
