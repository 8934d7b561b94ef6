import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { usablePoint } from '../point-ledger/point-ledger.sql'
import { serve, type Api } from '../http/serve'
import { findSetting } from '../setting/setting.sql'
import { expiringOf } from './point-expiry.rules'
import { fetchMovements, fetchPointHistories } from './point.sql'

export function pointRoutes(app: Api): void {
  serve(app, getMyPoints, async ({ db, channel, member }) => {
    const days = Number(await findSetting(db, channel.id, 'POINT.EXPIRES_DAYS')) || 0
    const expiring = days > 0 ? expiringOf(await fetchMovements(db, member.id), days) : []
    return { point: await usablePoint(db, member.id), expiring }
  })

  serve(app, listPointHistories, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchPointHistories(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })
}
