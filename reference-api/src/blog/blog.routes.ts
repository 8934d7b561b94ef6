import { getBlog, listBlogs } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { cleanHtml } from '../cms-html/cms-html.rules'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { fetchProductSummaries } from '../product/product-summary.sql'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { fetchTaxRates } from '../tax-rate/tax-rate.sql'
import { fetchBlogNeighbours, fetchBlogProductIds, fetchBlogs, fetchBlogTags, findBlog } from './blog.sql'

export function blogRoutes(app: Api): void {
  serve(app, listBlogs, async ({ readDb, channel, query, clock, reply }) => {
    const page = pageOf(query)
    const { category = 'blog', tag } = query
    const now = clock.now()
    const { total, data } = await fetchBlogs(readDb, channel.id, { category, tag }, page, now)
    writePaging(reply, page, total)
    return { data, tags: await fetchBlogTags(readDb, channel.id, category, now) }
  })

  serve(app, getBlog, async ({ readDb, channel, member, params, clock }) => {
    const now = clock.now()
    const blog = await findBlog(readDb, channel.id, params.key, now)
    if (!blog) throw new Rejection(404, 'blog.not_found', '記事が見つかりません')
    const rates = await fetchTaxRates(readDb, channel.id, toTokyoDay(now))
    const products = await fetchProductSummaries(readDb, await fetchBlogProductIds(readDb, blog.id), {
      memberId: member?.id ?? null,
      rates,
    })
    return {
      ...blog,
      body: cleanHtml(blog.body),
      products,
      ...(await fetchBlogNeighbours(readDb, channel.id, blog, now)),
    }
  })
}
