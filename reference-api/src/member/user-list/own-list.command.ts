import type { UserList } from '@storefront/contracts'
import { withMemberLock } from '../../account/account/account-lock.sql'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { newToken } from '../../platform/secret/token.rules'
import { addToList, changeList, fetchOwnLists, findOwnList, insertList } from './own-list.sql'

export const listLimit = 20
const productLimit = 100

export const listNotFound = () => new Rejection(404, 'user_list.not_found', 'リストが見つかりません')

export async function ownList(db: Db, memberId: number, key: string) {
  const list = await findOwnList(db, memberId, key)
  if (!list) throw listNotFound()
  return list
}

/** Adds a list. Locks the member, so that concurrent requests can't exceed the limit. */
export const addList = (db: Db, memberId: number, words: { name: string; note: string }): Promise<UserList> =>
  withMemberLock(db, memberId, async (trx) => {
    if ((await fetchOwnLists(trx, memberId)).length >= listLimit)
      throw new Rejection(422, 'user_list.limit', `リストは${listLimit}個まで作成できます`)
    const key = newToken()
    await insertList(trx, memberId, { key, ...words })
    return ownList(trx, memberId, key)
  })

type Goods = { memberId: number; channelId: number; key: string; ids: readonly number[] }

export const putOnList = (db: Db, { memberId, channelId, key, ids }: Goods): Promise<UserList> =>
  withMemberLock(db, memberId, async (trx) => {
    const { id } = await ownList(trx, memberId, key)
    const known = await addToList(trx, { channelId, memberId, listId: id }, ids)
    if (ids.length > 0 && known === 0) throw new Rejection(404, 'product.not_found', '商品が見つかりません')
    const list = await ownList(trx, memberId, key)
    if (list.count > productLimit)
      throw new Rejection(422, 'user_list.full', `1つのリストには商品を${productLimit}点まで入れられます`)
    return list
  })

/**
 * Shares or unshares a list. Sharing a list again after unsharing it creates a new link. As long as a list
 * stays shared, its link stays the same.
 */
export const shareList = (db: Db, memberId: number, key: string, { isShared }: { isShared: boolean }) =>
  withMemberLock(db, memberId, async (trx) => {
    const { id, share_path } = await ownList(trx, memberId, key)
    if (isShared !== Boolean(share_path))
      await changeList(trx, id, { share_token: isShared ? newToken() : null })
    return ownList(trx, memberId, key)
  })
