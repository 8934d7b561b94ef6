import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { favorite } from '../../catalogue/product/product.rules'
import type { MemberFlag } from '../../platform/http/response/member-flags.rules'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { answerPage } from '../../platform/paging/answer-list'
import { expiringArticle, findNextArticle } from '../article/expiring-article'
import { fetchNews, fetchNewsChoices, fetchNewsNeighbours, findNews, markRead } from './news.sql'

/** Set in news that a member has opened. */
const read: MemberFlag = { field: 'is_read', table: 'news_readable', column: 'news_id' }

const notFound = () => new Rejection(404, 'news.not_found', 'お知らせが見つかりません')

export function newsRoutes(app: Api): void {
  serveShared(
    app,
    listNews,
    async (call) => {
      const { readDb, channel, query, clock } = call
      const now = clock.now()
      const news = await answerPage(call, (page) => fetchNews(readDb, channel.id, query, page, now))
      const answer = { ...news, ...(await fetchNewsChoices(readDb, channel.id, now)) }
      return new Expiring(answer, await findNextArticle(call, 'news'), [])
    },
    { flags: [read] },
  )

  serveShared(
    app,
    getNews,
    async (call) => {
      const { readDb, channel, params, clock } = call
      const now = clock.now()
      const news = await findNews(readDb, channel.id, params.key, now)
      if (!news) throw notFound()
      return expiringArticle(call, 'news', news, await fetchNewsNeighbours(readDb, channel.id, news, now))
    },
    { flags: [read, favorite] },
  )

  serve(app, markNewsRead, async ({ db, channel, member, body, clock }) => {
    if (member && !(await markRead(db, channel.id, member.id, body.readable_id, clock.now())))
      throw notFound()
  })
}
