import type { Trx } from '../../platform/database/db'
import { pictureReference } from '../format/column.rules'
import type { PictureIds } from './load-pictures.sql'
import { toHtml } from '../format/plain-text.rules'
import { noonOf } from '../format/shop-day.rules'
import type { ShopFolder } from '../read/shop-folder'
import { withPictures } from '../text-picture.rules'
import type { StoredPicture } from './save-pictures'
import { idsByKey, replaceRows, upsert } from './upsert.sql'

export async function loadContent(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  { pictureId, pictures }: { pictureId: PictureIds; pictures: readonly StoredPicture[] },
): Promise<void> {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]))
  const shown = (html: string) => withPictures(html, (file) => byFile.get(file))
  const toPictureId = (picture: string | null | undefined) =>
    pictureId(picture ? pictureReference(picture) : null)
  await upsert(
    trx,
    'news',
    ['channel_id', 'key'],
    shop['news.yaml'].map(({ published_on, picture, body, products: _products, tags: _tags, ...row }) => ({
      channel_id,
      ...row,
      body: shown(body),
      picture_id: toPictureId(picture),
      published_at: noonOf(published_on),
    })),
  )
  await loadBlogs(trx, channel_id, shop, { idOf: toPictureId, shown })
  await loadNamed(trx, channel_id, shop)
  await upsert(
    trx,
    'qa_category',
    ['channel_id', 'key'],
    shop['qa-categories.csv'].map(({ key, name }, position) => ({ channel_id, key, name, position })),
  )
  const qaCategoryId = await idsByKey(trx, 'qa_category', 'key', channel_id)
  await upsert(
    trx,
    'qa',
    ['channel_id', 'key'],
    shop['qas.csv'].map(({ key, category, question, answer }, position) => ({
      channel_id,
      qa_category_id: qaCategoryId(category),
      key,
      question,
      answer: toHtml(answer),
      position,
    })),
  )
  await upsert(
    trx,
    'static_page',
    ['channel_id', 'url'],
    shop['static-pages.yaml'].map(({ content, ...row }, position) => ({
      channel_id,
      ...row,
      content: shown(content),
      position,
    })),
  )
  await upsert(
    trx,
    'landing_page',
    ['channel_id', 'slug'],
    shop['landing-pages.yaml'].map(
      (
        { slug, url = null, title, description, content, picture, redirect_url = null, blocks },
        position,
      ) => ({
        channel_id,
        slug,
        url,
        title,
        description,
        content: shown(content),
        redirect_url,
        blocks: blocks.map((block) =>
          block.kind === 'text' ? { ...block, html: shown(block.html) } : block,
        ),
        picture_id: toPictureId(picture),
        position,
      }),
    ),
  )
  await upsert(
    trx,
    'system_message',
    ['channel_id', 'key'],
    shop['system-messages.yaml'].map(({ key, title, body, published_on }) => ({
      channel_id,
      key,
      title,
      body,
      published_at: noonOf(published_on),
    })),
  )
}

async function loadBlogs(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  {
    idOf,
    shown,
  }: { idOf: (picture: string | null | undefined) => number | null; shown: (html: string) => string },
) {
  const posts = [
    ...shop['blogs.yaml'].map((post) => ({ ...post, category: 'blog' as const })),
    ...shop['stylists.yaml'].map((post) => ({ ...post, category: 'stylist' as const })),
  ]
  await upsert(
    trx,
    'blog',
    ['channel_id', 'key'],
    posts.map(({ key, category, title, title_kana, summary, body, author, picture, published_on }) => ({
      channel_id,
      key,
      category,
      title,
      title_kana,
      summary,
      body: shown(body),
      author,
      picture_id: idOf(picture),
      published_at: noonOf(published_on),
    })),
  )
}

async function loadNamed(trx: Trx, channel_id: number, shop: ShopFolder) {
  const posts = [...shop['blogs.yaml'], ...shop['stylists.yaml']]
  const news = shop['news.yaml']
  const [blogId, newsId, productId, tagId] = [
    await idsByKey(trx, 'blog', 'key', channel_id),
    await idsByKey(trx, 'news', 'key', channel_id),
    await idsByKey(trx, 'product', 'key', channel_id),
    await idsByKey(trx, 'tag', 'key', channel_id),
  ]
  const blogIds = posts.map(({ key }) => blogId(key))
  const newsIds = news.map(({ key }) => newsId(key))
  const named = (products: string[]) =>
    products.map((product, position) => ({ product_id: productId(product), position }))
  await replaceRows(
    trx,
    'blog_product',
    'blog_id',
    blogIds,
    posts.flatMap(({ key, products }) => named(products).map((row) => ({ blog_id: blogId(key), ...row }))),
  )
  await replaceRows(
    trx,
    'blog_tag',
    'blog_id',
    blogIds,
    posts.flatMap(({ key, tags }) => tags.map((tag) => ({ blog_id: blogId(key), tag_id: tagId(tag) }))),
  )
  await replaceRows(
    trx,
    'news_product',
    'news_id',
    newsIds,
    news.flatMap(({ key, products }) => named(products).map((row) => ({ news_id: newsId(key), ...row }))),
  )
  await replaceRows(
    trx,
    'news_tag',
    'news_id',
    newsIds,
    news.flatMap(({ key, tags }) => tags.map((tag) => ({ news_id: newsId(key), tag_id: tagId(tag) }))),
  )
}
