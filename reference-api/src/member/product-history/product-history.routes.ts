import { deleteProductHistory, listGuestProductHistories, listProductHistories } from '@storefront/contracts'
import { answerPage } from '../../platform/paging/answer-list'
import { deleteOwnRow } from '../../account/account/own-row.sql'
import { pathId } from '../../platform/http/path-id.rules'
import { cachedViewer } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api, type Call } from '../../platform/http/serve'
import { readGuestKey } from './guest-key.rules'
import { fetchViews, type Visitor } from './product-history.sql'

export function productHistoryRoutes(app: Api): void {
  serve(app, listGuestProductHistories, async (call) => {
    void call.reply.header('cache-control', 'no-store')
    return answerViews(call, { guestKey: readGuestKey(call.request) ?? '' })
  })

  serve(app, listProductHistories, async (call) => answerViews(call, { memberId: call.member.id }))

  serve(app, deleteProductHistory, async ({ db, member, params }) => {
    if (!(await deleteOwnRow(db, 'product_history', member.id, pathId(params.id))))
      throw new Rejection(404, 'product_history.not_found', '閲覧履歴が見つかりません')
  })
}

type Listing = Pick<
  Call<string, { page?: number; per?: number }, undefined, 'any'>,
  'db' | 'readDb' | 'channel' | 'member' | 'query' | 'clock' | 'reply' | 'shopCache' | 'version'
>

async function answerViews(call: Listing, visitor: Visitor) {
  const { db, channel } = call
  const { data } = await answerPage(call, (page) => fetchViews(db, channel.id, visitor, page))
  const ids = data.map(({ product_id }) => product_id)
  const products = await fetchProductSummaries(db, ids, await cachedViewer(call, call.member))
  const byId = new Map(products.map((product) => [product.id, product]))
  return {
    data: data.flatMap((view) => {
      const product = byId.get(view.product_id)
      return product ? [{ ...view, product }] : []
    }),
  }
}
