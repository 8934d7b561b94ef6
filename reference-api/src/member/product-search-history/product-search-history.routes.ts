import {
  deleteProductSearchHistory,
  listProductSearchHistories,
  recordProductSearch,
} from '@storefront/contracts'
import { normaliseWidth } from '@storefront/locale-ja'
import { writePaging } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchSearches, recordSearch, removeSearch } from './product-search-history.sql'

const wordMaxLength = 100

export function productSearchHistoryRoutes(app: Api): void {
  serve(app, recordProductSearch, async ({ db, member, query, clock }) => {
    const word = normaliseWidth(query.word).trim().slice(0, wordMaxLength)
    if (member && word !== '') await recordSearch(db, member.id, word, clock.now())
  })

  serve(app, listProductSearchHistories, async ({ db, member, query, reply }) => {
    const page = toPage(query)
    const { total, data } = await fetchSearches(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })

  serve(app, deleteProductSearchHistory, async ({ db, member, params }) => {
    if (!(await removeSearch(db, member.id, pathId(params.id))))
      throw new Rejection(404, 'product_search_history.not_found', '検索履歴が見つかりません')
  })
}
