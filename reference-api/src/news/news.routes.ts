import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { cleanHtml } from '../cms-html/cms-html.rules'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { fetchNews, fetchNewsNeighbours, findNews, markRead } from './news.sql'

const notFound = () => new Rejection(404, 'news.not_found', 'お知らせが見つかりません')

export function newsRoutes(app: Api): void {
  serve(app, listNews, async ({ readDb, channel, member, query, clock, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchNews(
      readDb,
      channel.id,
      member?.id ?? null,
      query.category,
      page,
      clock.now(),
    )
    writePaging(reply, page, total)
    return { data }
  })

  serve(app, getNews, async ({ readDb, channel, member, params, clock }) => {
    const news = await findNews(readDb, channel.id, params.key, member?.id ?? null, clock.now())
    if (!news) throw notFound()
    return {
      ...news,
      body: cleanHtml(news.body),
      ...(await fetchNewsNeighbours(readDb, channel.id, news, clock.now())),
    }
  })

  serve(app, markNewsRead, async ({ db, channel, member, body, clock }) => {
    if (member && !(await markRead(db, channel.id, member.id, body.readable_id, clock.now())))
      throw notFound()
  })
}
