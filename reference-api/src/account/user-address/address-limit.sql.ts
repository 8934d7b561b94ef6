import type { Db } from '../../platform/database/db'
import { findSetting } from '../../shop/setting/setting.sql'

const addressLimitDefault = 50

/** Returns the max number of addresses per member in the channel (x-limit). */
export async function fetchAddressLimit(db: Db, channelId: number): Promise<number> {
  const limit = Number(await findSetting(db, channelId, 'USER.ADDRESS_LIMIT'))
  return Number.isInteger(limit) && limit > 0 ? limit : addressLimitDefault
}
