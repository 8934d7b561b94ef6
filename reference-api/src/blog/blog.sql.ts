import type { Db } from '../database/db'
import { pictureJson } from '../media/picture-lookup.sql'
import type { Page } from '../http/paging.rules'

export type BlogCategory = 'blog' | 'stylist'

const published = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('blog')
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .where('published_at', '<=', now.toISOString())

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
  ])

export async function fetchBlogs(db: Db, channelId: number, category: BlogCategory, page: Page, now: Date) {
  const { total } = await published(db, channelId, now)
    .where('category', '=', category)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const data = await summaries(db, channelId, now)
    .where('category', '=', category)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}

export async function findBlog(db: Db, channelId: number, key: string, now: Date) {
  return summaries(db, channelId, now).select('body').where('key', '=', key).executeTakeFirst()
}

export async function fetchBlogProductIds(db: Db, blogId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blog_product')
    .innerJoin('product', 'product.id', 'blog_product.product_id')
    .select('product_id')
    .where('blog_id', '=', blogId)
    .where('product.is_show', '=', true)
    .orderBy('blog_product.position')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The articles of the same category just before and after one. */
export async function fetchBlogNeighbours(
  db: Db,
  channelId: number,
  of: { id: number; category: BlogCategory; published_at: string },
  now: Date,
) {
  const same = () =>
    published(db, channelId, now).select(['key', 'title']).where('category', '=', of.category)
  const at = [of.published_at, of.id] as const
  const newer = await same()
    .where((eb) => eb(eb.refTuple('published_at', 'id'), '>', eb.tuple(...at)))
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const older = await same()
    .where((eb) => eb(eb.refTuple('published_at', 'id'), '<', eb.tuple(...at)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { newer: newer ?? null, older: older ?? null }
}
