import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { answerPage } from '../../platform/paging/answer-list'
import { expiringArticle, findNextArticle } from '../article/expiring-article'
import { fetchNews, fetchNewsChoices, fetchNewsNeighbours, findNews, markRead } from './news.sql'

const notFound = () => new Rejection(404, 'news.not_found', 'お知らせが見つかりません')

export function newsRoutes(app: Api): void {
  serve(
    app,
    listNews,
    async (call) => {
      const { readDb, channel, member, query, clock } = call
      const now = clock.now()
      const news = await answerPage(call, (page) =>
        fetchNews(readDb, channel.id, member?.id ?? null, query, page, now),
      )
      const answer = { ...news, ...(await fetchNewsChoices(readDb, channel.id, now)) }
      return new Expiring(answer, await findNextArticle(call, 'news'), [])
    },
    { isShared: true },
  )

  serve(
    app,
    getNews,
    async (call) => {
      const { readDb, channel, member, params, clock } = call
      const now = clock.now()
      const news = await findNews(readDb, channel.id, params.key, member?.id ?? null, now)
      if (!news) throw notFound()
      return expiringArticle(call, 'news', news, await fetchNewsNeighbours(readDb, channel.id, news, now))
    },
    { isShared: true },
  )

  serve(app, markNewsRead, async ({ db, channel, member, body, clock }) => {
    if (member && !(await markRead(db, channel.id, member.id, body.readable_id, clock.now())))
      throw notFound()
  })
}
