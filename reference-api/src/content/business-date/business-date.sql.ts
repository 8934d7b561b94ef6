import type { Db } from '../../platform/database/db'

/** Fetches the closing days from `from` to `to`, both inclusive. */
export async function fetchBusinessHolidays(db: Db, channelId: number, from: string, to: string) {
  return db
    .selectFrom('business_holiday')
    .select(['day', 'note'])
    .where('channel_id', '=', channelId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}
