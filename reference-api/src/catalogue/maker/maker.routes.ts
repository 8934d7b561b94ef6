import { getMaker, listMakers } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { writePaging, writeWhole } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchMakers, findMaker } from './maker.sql'

export function makerRoutes(app: Api): void {
  serve(app, listMakers, async ({ readDb, channel, query, reply }) => {
    const { page, per } = query
    const asked = per === 'all' ? undefined : toPage({ page, per })
    const { total, data } = await fetchMakers(readDb, channel.id, asked)
    if (asked) writePaging(reply, asked, total)
    else writeWhole(reply, total)
    return { data }
  })

  serve(app, getMaker, async ({ readDb, channel, params }) => {
    const maker = await findMaker(readDb, channel.id, params.key)
    if (!maker) throw new Rejection(404, 'maker.not_found', 'メーカーが見つかりません')
    return { ...maker, story: cleanHtml(maker.story) }
  })
}
