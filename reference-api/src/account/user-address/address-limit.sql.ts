import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'
import { findSetting } from '../../shop/setting/setting.sql'

const addressLimitDefault = 50

/** Returns the max number of addresses per member in the channel (x-limit). */
export async function fetchAddressLimit(db: Kysely<Database>, channelId: number): Promise<number> {
  const limit = Number(await findSetting(db, channelId, 'USER.ADDRESS_LIMIT'))
  return Number.isInteger(limit) && limit > 0 ? limit : addressLimitDefault
}
