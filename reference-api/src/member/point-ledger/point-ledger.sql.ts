import type { Db } from '../../platform/database/db'
import type { PointKind } from './point-ledger.table'
import { sql, type Expression } from 'kysely'

export type PointMovement = {
  user_account_id: number
  order_id: number | null
  kind: PointKind
  point: number
  note?: string
  created_at: Date
  /** The points aren't usable until `releasePoints`. */
  is_coming?: boolean
}

/** Selects a member's spendable points, or zero if the member owes points. */
export const pointBalance = (db: Db, memberId: number | Expression<number | null>) =>
  db
    .selectFrom('point_balance')
    .select(sql<number>`greatest(point, 0)`.as('point'))
    .where('user_account_id', '=', memberId)

export async function usablePoint(db: Db, memberId: number): Promise<number> {
  return (await pointBalance(db, memberId).executeTakeFirst())?.point ?? 0
}

/** Adds points. Idempotent per order and kind. */
export async function addPoints(trx: Db, movement: PointMovement): Promise<void> {
  if (movement.point > 0) await move(trx, movement)
}

async function move(trx: Db, movement: PointMovement): Promise<void> {
  const written = await trx
    .insertInto('point_ledger')
    .values(movement)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows !== 1n) return
  // A separate statement, because the account's key is checked, and so locked, only at a statement's end.
  // One statement for both could deadlock with a transaction that locks the account before its balance.
  await trx
    .insertInto('point_balance')
    .values({ user_account_id: movement.user_account_id, point: movement.is_coming ? 0 : movement.point })
    .onConflict((conflict) =>
      conflict.column('user_account_id').doUpdateSet({ point: sql`point_balance.point + excluded.point` }),
    )
    .execute()
}

/** Makes pending points usable, for one order or for a whole member. Idempotent. */
export async function releasePoints(
  trx: Db,
  of: { order_id: number } | { user_account_id: number },
  usable_at: Date,
): Promise<void> {
  const released = await trx
    .updateTable('point_ledger')
    .set({ is_coming: false, usable_at })
    .where((eb) => eb.and({ ...of, is_coming: true }))
    .returning(['user_account_id', 'point'])
    .execute()
  for (const { user_account_id, point } of released)
    await trx
      .updateTable('point_balance')
      .set({ point: sql`point + ${point}` })
      .where('user_account_id', '=', user_account_id)
      .execute()
}

/** Deducts points for an order. Returns false if the member doesn't have enough. */
export async function takePoints(trx: Db, movement: PointMovement): Promise<boolean> {
  if (movement.point === 0) return true
  const taken = await trx
    .updateTable('point_balance')
    .set({ point: sql`point - ${movement.point}` })
    .where('user_account_id', '=', movement.user_account_id)
    .where('point', '>=', movement.point)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return false
  await trx
    .insertInto('point_ledger')
    .values({ ...movement, point: -movement.point })
    .execute()
  return true
}

type Revocation = PointMovement & { order_id: number }

/**
 * Takes back the points that a cancelled order had earned. If the member has spent them in the meantime, the
 * balance goes negative and later points pay off the debt.
 */
export async function revokePoints(trx: Db, movement: Revocation): Promise<void> {
  await releasePoints(trx, { order_id: movement.order_id }, movement.created_at)
  if (movement.point > 0) await move(trx, { ...movement, point: -movement.point })
}
