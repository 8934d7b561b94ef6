import { listLoginHistories } from '@storefront/contracts'
import { writePaging } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { serve, type Api } from '../../platform/http/serve'
import { fetchLoginHistories } from './login-history.sql'

export function loginHistoryRoutes(app: Api): void {
  serve(app, listLoginHistories, async ({ db, member, query, reply }) => {
    const page = toPage(query)
    const { total, data } = await fetchLoginHistories(db, member.id, page)
    writePaging(reply, page, total)
    return { data: data.map(({ user_account_id: _owner, ...entry }) => entry) }
  })
}
