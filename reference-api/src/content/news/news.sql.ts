import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'
import { fetchNeighbours, fetchUsedTags, hasTag, isPublished, tagsOf } from '../article/article.sql'

const published = (db: Db, channelId: number, now: Date) =>
  db.selectFrom('news').where(isPublished(channelId, now))

const summaries = (db: Db, channelId: number, now: Date) =>
  published(db, channelId, now).select((eb) => [
    'id',
    'key',
    'category',
    'title',
    'summary',
    'is_important',
    'published_at',
    pictureJson(eb.ref('news.picture_id')).as('image'),
    sql<boolean>`false`.as('is_read'),
    tagsOf('news').as('tags'),
  ])

/** Lists the categories and tags that have published entries. */
export async function fetchNewsChoices(db: Db, channelId: number, now: Date) {
  const categories = await published(db, channelId, now)
    .select('category')
    .groupBy('category')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('category')
    .execute()
  const tags = await fetchUsedTags(db, 'news', channelId, published(db, channelId, now).select('id'))
  return { categories: categories.map(({ category }) => category), tags }
}

export async function fetchNews(
  db: Db,
  channelId: number,
  { category, tag }: { category?: string; tag?: string },
  page: Page,
  now: Date,
) {
  const newest = summaries(db, channelId, now)
    .$if(Boolean(category), (rows) => rows.where('category', '=', category!))
    .$if(Boolean(tag), (rows) => rows.where(hasTag('news', channelId, tag!)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
  return fetchPage(newest, page)
}

export async function findNews(db: Db, channelId: number, key: string, now: Date) {
  return summaries(db, channelId, now).select('body').where('key', '=', key).executeTakeFirst()
}

type News = { id: number; published_at: string }

export const fetchNewsNeighbours = async (db: Db, channelId: number, news: News, now: Date) =>
  fetchNeighbours(published(db, channelId, now).select(['key', 'title']), news)

/** Records that a member has read an entry. Returns false if there is no such entry. */
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
