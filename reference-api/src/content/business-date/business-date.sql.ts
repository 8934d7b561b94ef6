import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

/** Fetches the closing days from `from` to `to`, both inclusive. */
export async function fetchBusinessHolidays(
  db: Kysely<Database>,
  channelId: number,
  from: string,
  to: string,
) {
  return db
    .selectFrom('business_holiday')
    .select(['day', 'note'])
    .where('channel_id', '=', channelId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}
