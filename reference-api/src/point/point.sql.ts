import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Page } from '../http/paging.rules'

/** Movements of a member's points, newest first, with the number of the order that caused them. */
export async function fetchPointHistories(db: Kysely<Database>, memberId: number, page: Page) {
  const { total } = await db
    .selectFrom('point_ledger')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_account_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const data = await db
    .selectFrom('point_ledger')
    .leftJoin('order', 'order.id', 'point_ledger.order_id')
    .select([
      'point_ledger.id',
      'point_ledger.kind',
      'point_ledger.point',
      'point_ledger.note',
      'order.order_no',
      'point_ledger.created_at',
    ])
    .where('point_ledger.user_account_id', '=', memberId)
    .orderBy('point_ledger.created_at', 'desc')
    .orderBy('point_ledger.id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}

/** All movements of a member's points, the oldest first. */
export const fetchMovements = (db: Kysely<Database>, memberId: number) =>
  db
    .selectFrom('point_ledger')
    .select(['kind', 'order_id', 'point', 'created_at'])
    .where('user_account_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** For how many days the shops that say so let points be used. */
export async function fetchPointTerms(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('setting')
    .select(['channel_id', 'value'])
    .where('key', '=', 'POINT.EXPIRES_DAYS')
    .execute()
  return rows
    .map(({ channel_id, value }) => ({ channelId: channel_id, days: Number(value) }))
    .filter(({ days }) => days > 0)
}

/** Members of a shop who have points, by their numbers. */
export async function listHolders(
  db: Kysely<Database>,
  channelId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('point_balance')
    .innerJoin('user_account', 'user_account.id', 'point_balance.user_account_id')
    .select('user_account.id')
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .where('point_balance.point', '>', 0)
    .where('user_account.id', '>', after)
    .orderBy('user_account.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
