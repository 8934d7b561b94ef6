import type { Db } from '../../platform/database/db'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { Page } from '../../platform/paging/paging.rules'

export type BlogCategory = 'blog' | 'stylist'

const published = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('blog')
    .where('blog.channel_id', '=', channelId)
    .where('blog.is_show', '=', true)
    .where('blog.published_at', '<=', now.toISOString())

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
    jsonArrayFrom(
      eb
        .selectFrom('blog_tag')
        .innerJoin('tag', 'tag.id', 'blog_tag.tag_id')
        .select(['tag.id', 'tag.key', 'tag.name'])
        .whereRef('blog_tag.blog_id', '=', 'blog.id')
        .orderBy('tag.position')
        .orderBy('tag.id'),
    ).as('tags'),
  ])

const blogsOfTag = (db: Db, channelId: number, key: string) =>
  db
    .selectFrom('blog_tag')
    .innerJoin('tag', 'tag.id', 'blog_tag.tag_id')
    .select('blog_tag.blog_id')
    .where('tag.channel_id', '=', channelId)
    .where('tag.key', '=', key)

export async function fetchBlogs(
  db: Db,
  channelId: number,
  { category, tag }: { category: BlogCategory; tag?: string },
  page: Page,
  now: Date,
) {
  let counted = published(db, channelId, now).where('category', '=', category)
  let listed = summaries(db, channelId, now).where('category', '=', category)
  if (tag) {
    counted = counted.where('blog.id', 'in', blogsOfTag(db, channelId, tag))
    listed = listed.where('blog.id', 'in', blogsOfTag(db, channelId, tag))
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

export async function fetchBlogTags(db: Db, channelId: number, category: BlogCategory, now: Date) {
  return db
    .selectFrom('tag')
    .select(['tag.id', 'tag.key', 'tag.name'])
    .where('tag.channel_id', '=', channelId)
    .where(
      'tag.id',
      'in',
      published(db, channelId, now)
        .innerJoin('blog_tag', 'blog_tag.blog_id', 'blog.id')
        .where('blog.category', '=', category)
        .select('blog_tag.tag_id'),
    )
    .orderBy('tag.position')
    .orderBy('tag.id')
    .execute()
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
