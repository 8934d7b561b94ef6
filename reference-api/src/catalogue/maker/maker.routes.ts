import { getMaker, listMakers } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { answerPage } from '../../platform/paging/answer-list'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchMakerPage, fetchMakers, findMaker } from './maker.sql'

export function makerRoutes(app: Api): void {
  serve(app, listMakers, async ({ readDb, channel, query, reply }) => {
    const { page, per } = query
    if (per === 'all') return { data: await fetchMakers(readDb, channel.id) }
    return answerPage({ query: { page, per }, reply }, (asked) => fetchMakerPage(readDb, channel.id, asked))
  })

  serve(app, getMaker, async ({ readDb, channel, params }) => {
    const maker = await findMaker(readDb, channel.id, params.key)
    if (!maker) throw new Rejection(404, 'maker.not_found', 'メーカーが見つかりません')
    return { ...maker, story: cleanHtml(maker.story) }
  })
}
