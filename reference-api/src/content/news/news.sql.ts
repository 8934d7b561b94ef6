import type { Db } from '../../platform/database/db'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { Page } from '../../platform/paging/paging.rules'

const published = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('news')
    .where('news.channel_id', '=', channelId)
    .where('news.is_show', '=', true)
    .where('news.published_at', '<=', now.toISOString())

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
    jsonArrayFrom(
      eb
        .selectFrom('news_tag')
        .innerJoin('tag', 'tag.id', 'news_tag.tag_id')
        .select(['tag.id', 'tag.key', 'tag.name'])
        .whereRef('news_tag.news_id', '=', 'news.id')
        .orderBy('tag.position')
        .orderBy('tag.id'),
    ).as('tags'),
  ])

const newsOfTag = (db: Db, channelId: number, key: string) =>
  db
    .selectFrom('news_tag')
    .innerJoin('tag', 'tag.id', 'news_tag.tag_id')
    .select('news_tag.news_id')
    .where('tag.channel_id', '=', channelId)
    .where('tag.key', '=', key)

/** Lists the categories and tags that have published entries. */
export async function fetchNewsChoices(db: Db, channelId: number, now: Date) {
  const categories = await published(db, channelId, now)
    .select('category')
    .groupBy('category')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('category')
    .execute()
  const tags = await db
    .selectFrom('tag')
    .select(['tag.id', 'tag.key', 'tag.name'])
    .where('tag.channel_id', '=', channelId)
    .where(
      'tag.id',
      'in',
      published(db, channelId, now)
        .innerJoin('news_tag', 'news_tag.news_id', 'news.id')
        .select('news_tag.tag_id'),
    )
    .orderBy('tag.position')
    .orderBy('tag.id')
    .execute()
  return { categories: categories.map(({ category }) => category), tags }
}

export async function fetchNewsProductIds(db: Db, newsId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('news_product')
    .innerJoin('product', 'product.id', 'news_product.product_id')
    .select('product_id')
    .where('news_id', '=', newsId)
    .where('product.is_show', '=', true)
    .orderBy('news_product.position')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

export async function fetchNews(
  db: Db,
  channelId: number,
  memberId: number | null,
  wanted: { category?: string; tag?: string },
  page: Page,
  now: Date,
) {
  const { category, tag } = wanted
  let counted = published(db, channelId, now)
  let listed = summaries(db, channelId, memberId, now)
  if (category) {
    counted = counted.where('category', '=', category)
    listed = listed.where('category', '=', category)
  }
  if (tag) {
    counted = counted.where('news.id', 'in', newsOfTag(db, channelId, tag))
    listed = listed.where('news.id', 'in', newsOfTag(db, channelId, tag))
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
