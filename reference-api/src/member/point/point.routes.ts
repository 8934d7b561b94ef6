import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { writePaging } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { serve, type Api } from '../../platform/http/serve'
import { findSetting } from '../../shop/setting/setting.sql'
import { toMemberPoints } from './member-points.rules'
import { fetchPointHistories, fetchPoints } from './point.sql'

export function pointRoutes(app: Api): void {
  serve(app, getMyPoints, async ({ db, channel, member }) => {
    const days = Number(await findSetting(db, channel.id, 'POINT.EXPIRES_DAYS')) || 0
    return toMemberPoints(await fetchPoints(db, member.id), days)
  })

  serve(app, listPointHistories, async ({ db, member, query, reply }) => {
    const page = toPage(query)
    const { total, data } = await fetchPointHistories(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })
}
