import type { Db } from '../../platform/database/db'

const shownColumns = ['id', 'purpose', 'data', 'created_at'] as const

/** Lists a member's entries for a purpose, newest first. */
export async function fetchTimeseries(db: Db, memberId: number, purpose: string) {
  return db
    .selectFrom('timeseries')
    .select(shownColumns)
    .where('user_account_id', '=', memberId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .execute()
}

/** Adds an entry at the front and deletes the oldest entries beyond the limit (§4). */
export async function addTimeseriesEntry(
  trx: Db,
  memberId: number,
  purpose: string,
  data: Record<string, string>,
  limit: number,
  now: Date,
) {
  const added = await trx
    .insertInto('timeseries')
    .values({ user_account_id: memberId, purpose, data: JSON.stringify(data), created_at: now })
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
  const of = trx
    .selectFrom('timeseries')
    .select('id')
    .where('user_account_id', '=', memberId)
    .where('purpose', '=', purpose)
  await trx.deleteFrom('timeseries').where('id', 'in', of.orderBy('id', 'desc').offset(limit)).execute()
  return added
}

export async function removeTimeseries(db: Db, memberId: number, ids: number[]) {
  await db.deleteFrom('timeseries').where('user_account_id', '=', memberId).where('id', 'in', ids).execute()
}
