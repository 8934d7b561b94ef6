import { toHtml } from '../format/plain-text.rules'
import { noonOf } from '../format/shop-day.rules'
import type { ShopFolder } from '../read/shop-folder'
import { inOrder, type ChannelWriter } from './channel-writer.sql'
import type { ShopPictures } from './load-pictures.sql'

export async function loadContent(
  writer: ChannelWriter,
  shop: ShopFolder,
  { idOfReference, toShownHtml }: ShopPictures,
): Promise<void> {
  const toArticle = <Post extends ShopFolder['blogs.yaml'][number] | ShopFolder['news.yaml'][number]>({
    published_on,
    picture,
    body,
    products: _products,
    tags: _tags,
    ...row
  }: Post) => ({
    ...row,
    body: toShownHtml(body),
    picture_id: idOfReference(picture),
    published_at: noonOf(published_on),
  })
  await writer.upsert('news', shop['news.yaml'].map(toArticle))
  await writer.upsert('blog', [
    ...shop['blogs.yaml'].map((post) => ({ ...toArticle(post), category: 'blog' as const })),
    ...shop['stylists.yaml'].map((post) => ({ ...toArticle(post), category: 'stylist' as const })),
  ])
  await loadNamed(writer, shop)
  await writer.upsertInOrder('qa_category', shop['qa-categories.csv'])
  const qaCategoryId = await writer.idsByKey('qa_category')
  await writer.upsertInOrder(
    'qa',
    shop['qas.csv'].map(({ category, answer, ...row }) => ({
      ...row,
      qa_category_id: qaCategoryId(category),
      answer: toHtml(answer),
    })),
  )
  await writer.upsertInOrder(
    'static_page',
    shop['static-pages.yaml'].map((row) => ({ ...row, content: toShownHtml(row.content) })),
    'url',
  )
  await writer.upsertInOrder(
    'landing_page',
    shop['landing-pages.yaml'].map(({ url = null, redirect_url = null, picture, ...row }) => ({
      ...row,
      url,
      redirect_url,
      content: toShownHtml(row.content),
      blocks: row.blocks.map((block) =>
        block.kind === 'text' ? { ...block, html: toShownHtml(block.html) } : block,
      ),
      picture_id: idOfReference(picture),
    })),
    'slug',
  )
  await writer.upsert(
    'system_message',
    shop['system-messages.yaml'].map(({ published_on, ...row }) => ({
      ...row,
      published_at: noonOf(published_on),
    })),
  )
}

/** Links articles with their products and tags. */
async function loadNamed(writer: ChannelWriter, shop: ShopFolder) {
  const [blogId, newsId, productId, tagId] = [
    await writer.idsByKey('blog'),
    await writer.idsByKey('news'),
    await writer.idsByKey('product'),
    await writer.idsByKey('tag'),
  ]
  type Named = { products: string[]; tags: string[] }
  const productRows = ({ products }: Named) =>
    inOrder(products.map((product) => ({ product_id: productId(product) })))
  const tagRows = ({ tags }: Named) => tags.map((tag) => ({ tag_id: tagId(tag) }))
  const posts = [...shop['blogs.yaml'], ...shop['stylists.yaml']]
  const replaceOfBlog = writer.replacerOf('blog_id', posts, ({ key }) => blogId(key))
  await replaceOfBlog('blog_product', productRows)
  await replaceOfBlog('blog_tag', tagRows)
  const replaceOfNews = writer.replacerOf('news_id', shop['news.yaml'], ({ key }) => newsId(key))
  await replaceOfNews('news_product', productRows)
  await replaceOfNews('news_tag', tagRows)
}
