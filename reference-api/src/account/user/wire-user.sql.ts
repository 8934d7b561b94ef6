import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { findUnconfirmedEmail } from '../session/one-time-token.sql'
import { findOwnAddress } from '../user-address/user-address.sql'
import { toUser } from './user.rules'
import { findUser } from '../account/user-account.sql'

export const userNotFound = () => new Rejection(404, 'user.not_found', '会員情報が見つかりません')

export async function fetchWireUser(db: Db, id: number, now: Date) {
  const account = await findUser(db, id)
  if (!account) throw userNotFound()
  return {
    ...toUser(account, await findOwnAddress(db, id)),
    unconfirmed_email: await findUnconfirmedEmail(db, account, now),
  }
}
