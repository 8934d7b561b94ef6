import { listLoginHistories } from '@storefront/contracts'
import { answerPage } from '../../platform/paging/answer-list'
import { serve, type Api } from '../../platform/http/serve'
import { fetchLoginHistories } from './login-history.sql'

export function loginHistoryRoutes(app: Api): void {
  serve(app, listLoginHistories, async (call) =>
    answerPage(call, (page) => fetchLoginHistories(call.db, call.member.id, page)),
  )
}
