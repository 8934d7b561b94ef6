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
