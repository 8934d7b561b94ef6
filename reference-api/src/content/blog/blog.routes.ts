import { getBlog, listBlogs } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { cachedSummaryTerms } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchBlogNeighbours, fetchBlogProductIds, fetchBlogs, fetchBlogTags, findBlog } from './blog.sql'

export function blogRoutes(app: Api): void {
  serve(app, listBlogs, async ({ readDb, channel, query, clock, reply }) => {
    const page = toPage(query)
    const { category = 'blog', tag } = query
    const now = clock.now()
    const { total, data } = await fetchBlogs(readDb, channel.id, { category, tag }, page, now)
    writePaging(reply, page, total)
    return { data, tags: await fetchBlogTags(readDb, channel.id, category, now) }
  })

  serve(app, getBlog, async (call) => {
    const { readDb, channel, member, params, clock } = call
    const now = clock.now()
    const blog = await findBlog(readDb, channel.id, params.key, now)
    if (!blog) throw new Rejection(404, 'blog.not_found', '記事が見つかりません')
    const terms = await cachedSummaryTerms(call)
    const products = await fetchProductSummaries(readDb, await fetchBlogProductIds(readDb, blog.id), {
      memberId: member?.id ?? null,
      ...terms,
    })
    return {
      ...blog,
      body: cleanHtml(blog.body),
      products,
      ...(await fetchBlogNeighbours(readDb, channel.id, blog, now)),
    }
  })
}
