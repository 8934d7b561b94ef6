import type { Db } from '../database/db'
import { pictureJson } from '../media/picture-lookup.sql'
import type { Page } from '../http/paging.rules'

const published = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('news')
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .where('published_at', '<=', now.toISOString())

const summaries = (db: Db, channelId: number, memberId: number | null, now: Date) =>
  published(db, channelId, now).select((eb) => [
    'id',
    'key',
    'category',
    'title',
    'summary',
    'is_important',
    'published_at',
    pictureJson(eb.ref('news.picture_id')).as('image'),
    eb
      .exists(
        eb
          .selectFrom('news_readable')
          .select('news_id')
          .whereRef('news_id', '=', 'news.id')
          .where('user_account_id', '=', memberId ?? 0),
      )
      .$castTo<boolean>()
      .as('is_read'),
  ])

export async function fetchNews(
  db: Db,
  channelId: number,
  memberId: number | null,
  category: string | undefined,
  page: Page,
  now: Date,
) {
  let counted = published(db, channelId, now)
  let listed = summaries(db, channelId, memberId, now)
  if (category) {
    counted = counted.where('category', '=', category)
    listed = listed.where('category', '=', category)
  }
  const { total } = await counted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const data = await listed
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}

export async function findNews(db: Db, channelId: number, key: string, memberId: number | null, now: Date) {
  return summaries(db, channelId, memberId, now).select('body').where('key', '=', key).executeTakeFirst()
}

/** The entries just before and after one, by date. */
export async function fetchNewsNeighbours(
  db: Db,
  channelId: number,
  of: { id: number; published_at: string },
  now: Date,
) {
  const at = [of.published_at, of.id] as const
  const newer = await published(db, channelId, now)
    .select(['key', 'title'])
    .where((eb) => eb(eb.refTuple('published_at', 'id'), '>', eb.tuple(...at)))
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const older = await published(db, channelId, now)
    .select(['key', 'title'])
    .where((eb) => eb(eb.refTuple('published_at', 'id'), '<', eb.tuple(...at)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { newer: newer ?? null, older: older ?? null }
}

/** False when there is no such entry. */
export async function markRead(
  db: Db,
  channelId: number,
  memberId: number,
  newsId: number,
  now: Date,
): Promise<boolean> {
  const news = await published(db, channelId, now).select('id').where('id', '=', newsId).executeTakeFirst()
  if (!news) return false
  await db
    .insertInto('news_readable')
    .values({ news_id: newsId, user_account_id: memberId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
