import { deleteProductHistory, listGuestProductHistories, listProductHistories } from '@storefront/contracts'
import { writePaging } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { pathId } from '../../platform/http/path-id.rules'
import { cachedSummaryTerms } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api, type Call } from '../../platform/http/serve'
import { readGuestKey } from './guest-key.rules'
import { fetchViews, removeView, type Visitor } from './product-history.sql'

export function productHistoryRoutes(app: Api): void {
  serve(app, listGuestProductHistories, async (call) => {
    void call.reply.header('cache-control', 'no-store')
    return answerViews(call, { guestKey: readGuestKey(call.request) ?? '' })
  })

  serve(app, listProductHistories, async (call) => answerViews(call, { memberId: call.member.id }))

  serve(app, deleteProductHistory, async ({ db, member, params }) => {
    if (!(await removeView(db, member.id, pathId(params.id))))
      throw new Rejection(404, 'product_history.not_found', '閲覧履歴が見つかりません')
  })
}

type Listing = Pick<
  Call<string, { page?: number; per?: number }, undefined, 'any'>,
  'db' | 'readDb' | 'channel' | 'member' | 'query' | 'clock' | 'reply' | 'shopCache' | 'version'
>

async function answerViews(call: Listing, visitor: Visitor) {
  const { db, channel, member, query, reply } = call
  const page = toPage(query)
  const { total, data } = await fetchViews(db, channel.id, visitor, page)
  const terms = await cachedSummaryTerms(call)
  const products = await fetchProductSummaries(
    db,
    data.map(({ product_id }) => product_id),
    { memberId: member?.id ?? null, ...terms },
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  writePaging(reply, page, total)
  return {
    data: data.flatMap((view) => {
      const product = byId.get(view.product_id)
      return product ? [{ ...view, product }] : []
    }),
  }
}
