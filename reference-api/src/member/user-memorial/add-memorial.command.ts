import { withMemberLock } from '../../account/account/account-lock.sql'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { memorialLimit } from './user-memorial.rules'
import { fetchMemorials, insertMemorial, type MemorialValues } from './user-memorial.sql'

export const addMemorial = (db: Db, memberId: number, memorial: MemorialValues) =>
  withMemberLock(db, memberId, async (trx) => {
    const kept = await fetchMemorials(trx, memberId)
    if (kept.length >= memorialLimit)
      throw new Rejection(422, 'user_memorial.limit', `記念日は${memorialLimit}件まで登録できます`)
    return insertMemorial(trx, memberId, memorial)
  })
