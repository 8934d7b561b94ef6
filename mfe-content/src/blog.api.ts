import { getBlog, listBlogs } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** Articles, or with `stylist` the people who advise. */
export async function fetchBlogPage(page: number, category: 'stylist' | undefined, signal: AbortSignal) {
  const { data, headers } = await call(listBlogs, { query: { page, category }, isCacheable: true, signal })
  return { blogs: data.data, pagination: paginationOf(headers) }
}

export async function fetchBlog(key: string, signal: AbortSignal) {
  return (await call(getBlog, { params: { key }, isCacheable: true, signal })).data
}
