import type { UserAddress } from '@storefront/contracts'
import { withMemberLock } from '../account/account-lock.sql'
import type { Db } from '../../platform/database/db'
import { addressNotFound, toUserAddress } from './user-address.rules'
import { findAddress, markAddress } from './user-address.sql'

/** Makes an address the only default, or the only default sender. */
export const makeDefaultAddress = (
  db: Db,
  memberId: number,
  id: number,
  column: 'is_default' | 'is_sender_default',
): Promise<UserAddress> =>
  withMemberLock(db, memberId, async (trx) => {
    if (!(await findAddress(trx, memberId, id))) throw addressNotFound()
    const marked = await markAddress(trx, memberId, id, column)
    if (!marked) throw addressNotFound()
    return toUserAddress(marked)
  })
