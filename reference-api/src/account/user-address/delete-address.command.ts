import { withMemberLock } from '../account/account-lock.sql'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { addressNotFound } from './user-address.rules'
import { findOwnAddress, removeAddresses } from './user-address.sql'

export const deleteAddress = (db: Db, memberId: number, id: number): Promise<void> =>
  withMemberLock(db, memberId, async (trx) => {
    if ((await findOwnAddress(trx, memberId))?.id === id) {
      throw new Rejection(
        422,
        'user_address.own',
        'ご本人の住所は削除できません。会員情報の変更から修正してください',
      )
    }
    if ((await removeAddresses(trx, memberId, id)) === 0) throw addressNotFound()
  })

export const deleteAllAddresses = (db: Db, memberId: number): Promise<void> =>
  withMemberLock(db, memberId, async (trx) => {
    await removeAddresses(trx, memberId)
  })
