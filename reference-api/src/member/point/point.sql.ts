import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

/** Lists a member's point history, newest first, with the order number of each change. */
export async function fetchPointHistories(db: Db, memberId: number, page: Page) {
  const newest = db
    .selectFrom('point_ledger')
    .leftJoin('order', 'order.id', 'point_ledger.order_id')
    .select([
      'point_ledger.id',
      'point_ledger.kind',
      'point_ledger.point',
      'point_ledger.note',
      'point_ledger.is_coming',
      'order.order_no',
      'point_ledger.created_at',
    ])
    .where('point_ledger.user_account_id', '=', memberId)
    .orderBy('point_ledger.created_at', 'desc')
    .orderBy('point_ledger.id', 'desc')
  return fetchPage(newest, page)
}

const countsFrom = sql<string>`coalesce(usable_at, created_at)`

const movements = (db: Db, memberId: number) =>
  db
    .selectFrom('point_ledger')
    .select(['kind', 'order_id', 'point', countsFrom.as('created_at')])
    .where('user_account_id', '=', memberId)
    .where('is_coming', '=', false)
    .orderBy(countsFrom)
    .orderBy('id')

/** Lists all changes to a member's points except pending ones, oldest first. */
export const fetchMovements = (db: Db, memberId: number) => movements(db, memberId).execute()

const selectParcels = (db: Db) =>
  db
    .selectFrom('order_shipping')
    .select(['delivery_at', 'arrival_text'])
    .where('order_shipping.order_id', '=', sql.ref<number>('order.id'))
    .orderBy('order_shipping.id')

const coming = (db: Db, memberId: number) =>
  db
    .selectFrom('point_ledger')
    .innerJoin('order', 'order.id', 'point_ledger.order_id')
    .select(['order.order_no', 'point_ledger.point'])
    .select(jsonArrayFrom(selectParcels(db)).as('parcels'))
    .where('point_ledger.user_account_id', '=', memberId)
    .where('is_coming', '=', true)
    .orderBy('point_ledger.id')

/** Reads balance and movements in one statement, so that they are consistent. */
export const fetchPoints = (db: Db, memberId: number) =>
  db
    .selectNoFrom([
      sql<number>`coalesce((${db
        .selectFrom('point_balance')
        .select('point')
        .where('user_account_id', '=', memberId)}), 0)`.as('balance'),
      jsonArrayFrom(movements(db, memberId)).as('movements'),
      jsonArrayFrom(coming(db, memberId)).as('coming'),
    ])
    .executeTakeFirstOrThrow()

/** Lists the channels whose points expire, with the number of days. */
export async function fetchPointTerms(db: Db) {
  const rows = await db
    .selectFrom('setting')
    .select(['channel_id', 'value'])
    .where('key', '=', 'POINT.EXPIRES_DAYS')
    .execute()
  return rows
    .map(({ channel_id, value }) => ({ channelId: channel_id, days: Number(value) }))
    .filter(({ days }) => days > 0)
}

export async function listHolders(
  db: Db,
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
