import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchNewsPage(page: number, category: string | undefined, signal: AbortSignal) {
  const { data, headers } = await call(listNews, { query: { page, category }, isCacheable: true, signal })
  return { news: data.data, pagination: paginationOf(headers) }
}

export async function fetchNews(key: string, signal: AbortSignal) {
  return (await call(getNews, { params: { key }, isCacheable: true, signal })).data
}

/** Remembered for members; a guest's reading is not kept. */
export async function rememberReading(id: number) {
  await call(markNewsRead, { body: { readable_id: id } })
}
