import type { Generated, Kysely } from 'kysely'
import type { Database } from '../database/schema'

export type BusinessHolidayTable = {
  channel_id: number
  day: string
  note: Generated<string>
}

/** The shop's own closing days between two days, both included. */
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
