import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** The shop's own closing days of the coming year. */
export async function listClosedDays(
  db: Kysely<Database>,
  channelId: number,
  from: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('business_holiday')
    .select('day')
    .where('channel_id', '=', channelId)
    .where('day', '>=', from)
    .limit(400)
    .execute()
  return new Set(rows.map(({ day }) => day))
}
