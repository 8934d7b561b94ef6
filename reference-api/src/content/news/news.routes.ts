import { getNews, listNews, markNewsRead } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { cachedSummaryTerms } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import {
  fetchNews,
  fetchNewsChoices,
  fetchNewsNeighbours,
  fetchNewsProductIds,
  findNews,
  markRead,
} from './news.sql'

const notFound = () => new Rejection(404, 'news.not_found', 'お知らせが見つかりません')

export function newsRoutes(app: Api): void {
  serve(app, listNews, async ({ readDb, channel, member, query, clock, reply }) => {
    const page = toPage(query)
    const { total, data } = await fetchNews(readDb, channel.id, member?.id ?? null, query, page, clock.now())
    writePaging(reply, page, total)
    return { data, ...(await fetchNewsChoices(readDb, channel.id, clock.now())) }
  })

  serve(app, getNews, async (call) => {
    const { readDb, channel, member, params, clock } = call
    const now = clock.now()
    const news = await findNews(readDb, channel.id, params.key, member?.id ?? null, now)
    if (!news) throw notFound()
    const terms = await cachedSummaryTerms(call)
    const products = await fetchProductSummaries(readDb, await fetchNewsProductIds(readDb, news.id), {
      memberId: member?.id ?? null,
      ...terms,
    })
    return {
      ...news,
      body: cleanHtml(news.body),
      products,
      ...(await fetchNewsNeighbours(readDb, channel.id, news, now)),
    }
  })

  serve(app, markNewsRead, async ({ db, channel, member, body, clock }) => {
    if (member && !(await markRead(db, channel.id, member.id, body.readable_id, clock.now())))
      throw notFound()
  })
}
