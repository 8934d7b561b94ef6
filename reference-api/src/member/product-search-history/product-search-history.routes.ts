import {
  deleteProductSearchHistory,
  listProductSearchHistories,
  recordProductSearch,
} from '@storefront/contracts'
import { normaliseWidth } from '@storefront/locale-ja'
import { answerPage } from '../../platform/paging/answer-list'
import { deleteOwnRow } from '../../account/account/own-row.sql'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchSearches, recordSearch } from './product-search-history.sql'

const wordMaxLength = 100

export function productSearchHistoryRoutes(app: Api): void {
  serve(app, recordProductSearch, async ({ db, member, query, clock }) => {
    const word = normaliseWidth(query.word).trim().slice(0, wordMaxLength)
    if (member && word !== '') await recordSearch(db, member.id, word, clock.now())
  })

  serve(app, listProductSearchHistories, async (call) =>
    answerPage(call, (page) => fetchSearches(call.db, call.member.id, page)),
  )

  serve(app, deleteProductSearchHistory, async ({ db, member, params }) => {
    if (!(await deleteOwnRow(db, 'product_search_history', member.id, pathId(params.id))))
      throw new Rejection(404, 'product_search_history.not_found', '検索履歴が見つかりません')
  })
}
