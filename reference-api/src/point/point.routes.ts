import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { usablePoint } from '../point-ledger/point-ledger.sql'
import { serve, type Api } from '../http/serve'
import { fetchPointHistories } from './point.sql'

export function pointRoutes(app: Api): void {
  serve(app, getMyPoints, async ({ db, member }) => ({ point: await usablePoint(db, member.id) }))

  serve(app, listPointHistories, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchPointHistories(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })
}
