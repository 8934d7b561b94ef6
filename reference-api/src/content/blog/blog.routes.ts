import { getBlog, listBlogs } from '@storefront/contracts'
import { favorite } from '../../catalogue/product/product.rules'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { answerPage } from '../../platform/paging/answer-list'
import { expiringArticle, findNextArticle } from '../article/expiring-article'
import { fetchBlogNeighbours, fetchBlogs, fetchBlogTags, findBlog } from './blog.sql'

export function blogRoutes(app: Api): void {
  serveShared(app, listBlogs, async (call) => {
    const { readDb, channel, query, clock } = call
    const { category = 'blog', tag } = query
    const now = clock.now()
    const blogs = await answerPage(call, (page) =>
      fetchBlogs(readDb, channel.id, { category, tag }, page, now),
    )
    const answer = { ...blogs, tags: await fetchBlogTags(readDb, channel.id, category, now) }
    return new Expiring(answer, await findNextArticle(call, 'blog'), [])
  })

  serveShared(
    app,
    getBlog,
    async (call) => {
      const { readDb, channel, params, clock } = call
      const now = clock.now()
      const blog = await findBlog(readDb, channel.id, params.key, now)
      if (!blog) throw new Rejection(404, 'blog.not_found', '記事が見つかりません')
      return expiringArticle(call, 'blog', blog, await fetchBlogNeighbours(readDb, channel.id, blog, now))
    },
    { flags: [favorite] },
  )
}
