import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { toClosedDays, type ClosedDays } from './business-day.rules'

const coming = (db: Db, table: 'business_holiday' | 'carrier_holiday', channelId: number, from: string) =>
  db
    .selectFrom(table)
    .select(['day', 'note', sql<boolean>`${sql.lit(table === 'carrier_holiday')}`.as('is_undelivered')])
    .where('channel_id', '=', channelId)
    .where('day', '>=', from)

/** Selects the shop's own holidays and the days without delivery, from `from` on. */
export const closedDays = (db: Db, channelId: number, from: string) =>
  db
    .selectFrom(
      coming(db, 'business_holiday', channelId, from)
        .unionAll(coming(db, 'carrier_holiday', channelId, from))
        .as('closed'),
    )
    .selectAll()
    .limit(800)

export async function listClosedDays(db: Db, channelId: number, from: string): Promise<ClosedDays> {
  return toClosedDays(await closedDays(db, channelId, from).execute())
}
