import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** The shop's own closing days of the coming year. */
export const closedDays = (db: Kysely<Database>, channelId: number, from: string) =>
  db
    .selectFrom('business_holiday')
    .select('day')
    .where('channel_id', '=', channelId)
    .where('day', '>=', from)
    .limit(400)

export async function listClosedDays(
  db: Kysely<Database>,
  channelId: number,
  from: string,
): Promise<ReadonlySet<string>> {
  return new Set((await closedDays(db, channelId, from).execute()).map(({ day }) => day))
}
