import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { answerPage } from '../../platform/paging/answer-list'
import { serve, type Api } from '../../platform/http/serve'
import { findSetting } from '../../shop/setting/setting.sql'
import { toMemberPoints } from './member-points.rules'
import { fetchPointHistories, fetchPoints } from './point.sql'

export function pointRoutes(app: Api): void {
  serve(app, getMyPoints, async ({ db, channel, member }) => {
    const days = Number(await findSetting(db, channel.id, 'POINT.EXPIRES_DAYS')) || 0
    return toMemberPoints(await fetchPoints(db, member.id), days)
  })

  serve(app, listPointHistories, async (call) =>
    answerPage(call, (page) => fetchPointHistories(call.db, call.member.id, page)),
  )
}
