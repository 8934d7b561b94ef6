import { sql } from 'kysely'
import type { Db } from '../database/db'

/** Adds a hit to each key's window, which all processes share. Keys must be distinct. */
export async function countHits(db: Db, keys: readonly { key: string; windowSeconds: number }[], now: Date) {
  const isOver = sql<boolean>`rate_limit.window_ends_at <= ${now.toISOString()}::timestamptz`
  return db
    .insertInto('rate_limit')
    .values(
      keys.map(({ key, windowSeconds }) => ({
        key,
        hit_count: 1,
        window_ends_at: new Date(now.getTime() + windowSeconds * 1000).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hit_count: sql<number>`case when ${isOver} then 1 else rate_limit.hit_count + 1 end`,
        window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['key', 'hit_count', 'window_ends_at'])
    .execute()
}

export async function countHit(db: Db, key: string, windowSeconds: number, now: Date) {
  const [counted] = await countHits(db, [{ key, windowSeconds }], now)
  return counted!
}

export async function takeHitBack(db: Db, key: string) {
  await db
    .updateTable('rate_limit')
    .set({ hit_count: sql<number>`greatest(hit_count - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function findHits(db: Db, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('hit_count')
    .where('key', '=', key)
    .where('window_ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.hit_count ?? 0
}

export async function forgetHits(db: Db, key: string) {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute()
}
