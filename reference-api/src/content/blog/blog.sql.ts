import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'
import { fetchNeighbours, fetchUsedTags, hasTag, isPublished, tagsOf } from '../article/article.sql'

export type BlogCategory = 'blog' | 'stylist'

const published = (db: Db, channelId: number, now: Date) =>
  db.selectFrom('blog').where(isPublished(channelId, now))

const summaries = (db: Db, channelId: number, now: Date) =>
  published(db, channelId, now).select((eb) => [
    'id',
    'key',
    'category',
    'title',
    'title_kana',
    'summary',
    'author',
    'published_at',
    pictureJson(eb.ref('blog.picture_id')).as('image'),
    tagsOf('blog').as('tags'),
  ])

export async function fetchBlogs(
  db: Db,
  channelId: number,
  { category, tag }: { category: BlogCategory; tag?: string },
  page: Page,
  now: Date,
) {
  const newest = summaries(db, channelId, now)
    .where('category', '=', category)
    .$if(Boolean(tag), (rows) => rows.where(hasTag('blog', channelId, tag!)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
  return fetchPage(newest, page)
}

export async function fetchBlogTags(db: Db, channelId: number, category: BlogCategory, now: Date) {
  const ids = published(db, channelId, now).select('id').where('category', '=', category)
  return fetchUsedTags(db, 'blog', channelId, ids)
}

export async function findBlog(db: Db, channelId: number, key: string, now: Date) {
  return summaries(db, channelId, now).select('body').where('key', '=', key).executeTakeFirst()
}

type Blog = { id: number; category: BlogCategory; published_at: string }

/** Fetches the articles before and after one of the same category. */
export async function fetchBlogNeighbours(db: Db, channelId: number, blog: Blog, now: Date) {
  const same = published(db, channelId, now).where('category', '=', blog.category)
  return fetchNeighbours(same.select(['key', 'title']), blog)
}
