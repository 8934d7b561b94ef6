import { getBlog, listBlogs } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

type Wanted = { category?: 'stylist'; tag?: string | undefined }

/** Fetches articles. With the category `stylist`, fetches gift coordinators instead. */
export async function fetchBlogPage(page: number, wanted: Wanted, signal: AbortSignal) {
  const { data, headers } = await call(listBlogs, { query: { page, ...wanted }, isCacheable: true, signal })
  return { blogs: data.data, tags: data.tags ?? [], pagination: paginationOf(headers) }
}

export async function fetchBlog(key: string, signal: AbortSignal) {
  return (await call(getBlog, { params: { key }, isCacheable: true, signal })).data
}
