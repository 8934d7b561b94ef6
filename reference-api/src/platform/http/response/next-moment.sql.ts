import { sql } from 'kysely'
import type { Db } from '../../database/db'
import type { Database } from '../../database/schema'

/** Tables whose rows appear and disappear at moments of their own. */
type PlannedTable = Extract<keyof Database, 'banner' | 'blog' | 'news' | 'popup'>

/**
 * Returns the next moment in these columns of a channel's rows. What the table shows stays the same until
 * then, unless somebody changes it. Undefined if there is no such moment.
 */
export async function findNextMoment(
  db: Db,
  table: PlannedTable,
  columns: readonly string[],
  { channelId, now }: { channelId: number; now: Date },
): Promise<Date | undefined> {
  const moments = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const { rows } = await sql<{ next: string | Date | null }>`
    select min(moment) as next from ${sql.table(table)}, unnest(array[${moments}]) as moment
    where ${sql.ref(`${table}.channel_id`)} = ${channelId} and moment > ${now.toISOString()}`.execute(db)
  const next = rows[0]?.next
  return next ? new Date(next) : undefined
}
