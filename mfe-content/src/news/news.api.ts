import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

type Wanted = { category?: string | undefined; tag?: string | undefined }

export async function fetchNewsPage(page: number, wanted: Wanted, signal: AbortSignal) {
  const { data, headers } = await call(listNews, { query: { page, ...wanted }, isCacheable: true, signal })
  const { categories = [], tags = [] } = data
  return { news: data.data, categories, tags, pagination: paginationOf(headers) }
}

export async function fetchNews(key: string, signal: AbortSignal) {
  return (await call(getNews, { params: { key }, isCacheable: true, signal })).data
}

/** Marks an entry as read. Only members have a read status. */
export async function rememberReading(id: number) {
  await call(markNewsRead, { body: { readable_id: id } })
}
