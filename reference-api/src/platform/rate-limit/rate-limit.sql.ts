import { sql } from 'kysely'
import type { Db } from '../database/db'

type Counted = { key: string; hit_count: number; window_ends_at: string }
type Window = { key: string; windowSeconds: number }

const windowEnd = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** Adds a hit to each key's window, which all processes share. Keys must be distinct. */
export async function countHits(db: Db, keys: readonly Window[], now: Date): Promise<Counted[]> {
  const isOver = sql<boolean>`rate_limit.window_ends_at <= ${now.toISOString()}::timestamptz`
  return db
    .insertInto('rate_limit')
    .values(
      keys.map(({ key, windowSeconds }) => ({
        key,
        hit_count: 1,
        window_ends_at: windowEnd(now, windowSeconds),
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

/**
 * Like {@link countHits}, but counts a key only if the keys before it have at most their `allowed` hits.
 * Always list keys in the same order of kinds, so that concurrent calls lock them in that order.
 */
export async function countHitsInTurn(
  db: Db,
  keys: readonly (Window & { allowed: number })[],
  now: Date,
): Promise<Counted[]> {
  const isOver = sql`rate_limit.window_ends_at <= ${now.toISOString()}::timestamptz`
  const name = (index: number) => sql.ref(`hit_${index}`)
  const hits = keys.map(({ key, windowSeconds }, index) => {
    const before = keys[index - 1]
    const from = before ? sql`from ${name(index - 1)} where hit_count <= ${before.allowed}::integer` : sql``
    return sql`${name(index)} as (
      insert into rate_limit (key, hit_count, window_ends_at)
      select ${key}::text, 1, ${windowEnd(now, windowSeconds)}::timestamptz ${from}
      on conflict (key) do update set
        hit_count = case when ${isOver} then 1 else rate_limit.hit_count + 1 end,
        window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limit.window_ends_at end
      returning key, hit_count, window_ends_at)`
  })
  const all = keys.map((_key, index) => sql`select * from ${name(index)}`)
  const { rows } = await sql<Counted>`with ${sql.join(hits)} ${sql.join(all, sql` union all `)}`.execute(db)
  return rows
}

export async function countHit(db: Db, key: string, windowSeconds: number, now: Date) {
  const [counted] = await countHits(db, [{ key, windowSeconds }], now)
  return counted!
}

/** Takes a hit of each key back. Locks the keys in the given order. */
export async function takeHitsBack(db: Db, keys: readonly string[]) {
  const given = JSON.stringify(keys)
  await sql`with held as materialized (
      select rate_limit.key from rate_limit
      join jsonb_array_elements_text(${given}::jsonb) with ordinality as given (key, place) using (key)
      order by place for update of rate_limit)
    update rate_limit set hit_count = greatest(hit_count - 1, 0) from held where rate_limit.key = held.key`.execute(
    db,
  )
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
